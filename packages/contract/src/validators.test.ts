import { describe, expect, test } from 'vitest';
import {
  array,
  arrayMinLength,
  date,
  email,
  firstObjection,
  futureDate,
  integer,
  max,
  maxLength,
  min,
  minLength,
  numeric,
  password,
  passwordMatch,
  pastDate,
  phone,
  required,
  url,
  type Validator,
} from './validators.ts';

const NOON = new Date('2026-06-15T12:00:00Z');
const now = (): Date => NOON;

interface Example {
  readonly name: string;
  // Each validator only gets values of its own type.
  readonly validate: Validator<never>;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
  readonly says: string;
}

const PASSWORD_RULE =
  'Password must be at least 8 characters long and contain an uppercase letter, a lowercase letter, a number and a special character';

const EXAMPLES: readonly Example[] = [
  {
    name: 'required',
    validate: required(),
    valid: ['a', 0, false, ['']],
    invalid: [undefined, null, '', ' \n', []],
    says: 'This field is required',
  },
  {
    name: 'email',
    validate: email(),
    valid: ['', 'a@b.co', 'maya.l+x@mail.example.com', 'jürgen@müller.example'],
    invalid: ['a', 'a@b', 'a b@c.de', '@c.de', 'a@b.c', 'a@b@c.de', 'a@b.co.', `${'a'.repeat(250)}@b.co`],
    says: 'Please enter a valid email address',
  },
  {
    name: 'minLength',
    validate: minLength(3),
    valid: ['', 'abc', '😀😀😀'],
    invalid: ['ab', '😀😀'],
    says: 'Must be at least 3 characters long',
  },
  {
    name: 'maxLength',
    validate: maxLength(3),
    valid: ['', 'abc', '😀😀😀'],
    invalid: ['abcd', '😀😀😀😀'],
    says: 'Must be at most 3 characters long',
  },
  {
    name: 'url',
    validate: url(),
    valid: ['', 'https://example.com/a?b#c', 'http://localhost:3000'],
    invalid: ['example.com', '/a', 'ftp://example.com', 'javascript:alert(1)', 'https://'],
    says: 'Please enter a valid URL',
  },
  {
    name: 'password',
    validate: password(),
    valid: ['', 'Abcdef1!', 'Über-mut-9'],
    invalid: [
      'Abcde1!',
      'abcdef1!',
      'ABCDEF1!',
      'Abcdefg!',
      'Abcdefg1',
      'Abcdef1 ',
      `Aa1!${'x'.repeat(125)}`,
    ],
    says: PASSWORD_RULE,
  },
  {
    name: 'passwordMatch',
    validate: passwordMatch('Abcdef1!'),
    valid: ['Abcdef1!'],
    invalid: ['', 'abcdef1!', 'Abcdef1! '],
    says: 'Passwords do not match',
  },
  {
    name: 'numeric',
    validate: numeric(),
    valid: ['', '12', '-1.5', 0],
    invalid: ['a', '1,5', '1 2', Number.NaN, Number.POSITIVE_INFINITY],
    says: 'Must be a number',
  },
  {
    name: 'integer',
    validate: integer(),
    valid: ['', '12', -3],
    invalid: ['1.5', 'x', 2 ** 53],
    says: 'Must be a whole number',
  },
  {
    name: 'min',
    validate: min(5),
    valid: ['', 5, '6'],
    invalid: [4.9, '4', 'x'],
    says: 'Must be at least 5',
  },
  { name: 'max', validate: max(5), valid: ['', 5, '4'], invalid: [5.1, '6', 'x'], says: 'Must be at most 5' },
  {
    name: 'phone',
    validate: phone(),
    valid: ['', '+49 30 123456', '555-123-4567'],
    invalid: ['12345', 'call me', '+', '123456789012345678901', '12+345678'],
    says: 'Please enter a valid phone number',
  },
  {
    name: 'array',
    validate: array(),
    valid: [undefined, null, [], [1]],
    invalid: ['', {}, 0],
    says: 'Must be a list',
  },
  {
    name: 'arrayMinLength',
    validate: arrayMinLength(2),
    valid: [[1, 2]],
    invalid: [[], [1], 'ab'],
    says: 'Select at least 2',
  },
  {
    name: 'date',
    validate: date(),
    valid: ['', '2026-06-15', 0, NOON],
    invalid: ['soon', '2026-13-01', new Date(Number.NaN)],
    says: 'Please enter a valid date',
  },
  {
    name: 'futureDate',
    validate: futureDate(now),
    valid: ['', '2026-06-15T12:00:01Z'],
    invalid: [NOON, '2026-06-15T11:59:59Z', 'soon'],
    says: 'Date must be in the future',
  },
  {
    name: 'pastDate',
    validate: pastDate(now),
    valid: ['', '2026-06-15T11:59:59Z'],
    invalid: [NOON, '2026-06-15T12:00:01Z', 'soon'],
    says: 'Date must be in the past',
  },
];

describe.each(EXAMPLES)('$name', ({ validate, valid, invalid, says }) => {
  const check = validate as Validator;
  test.each(valid.map((value) => [value]))('accepts %j', (value) => {
    expect(check(value)).toBeNull();
  });
  test.each(invalid.map((value) => [value]))('refuses %j', (value) => {
    expect(check(value)).toBe(says);
  });
});

test('a form can use its own message', () => {
  expect(required('Content idea is required')('')).toBe('Content idea is required');
});

test('the first objection is shown', () => {
  const validators = [required('Name it'), minLength(3), maxLength(5)] as Validator<string>[];
  expect(['', 'ab', 'abcdef', 'abc'].map((value) => firstObjection(value, ...validators))).toEqual([
    'Name it',
    'Must be at least 3 characters long',
    'Must be at most 5 characters long',
    null,
  ]);
});
