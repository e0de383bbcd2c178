import { expect, test } from 'vitest';
import { NETWORK_ERROR_MESSAGE } from '@pagewright/contract/errors';
import type { ApiFailure } from '../api/api-failure.ts';
import { defineMessages, getMessages } from './define-messages.ts';
import { describeFailure } from './describe-failure.ts';
import { createFormatter } from './formatter.ts';

const failure = (changes: Partial<ApiFailure>): ApiFailure => ({
  message: NETWORK_ERROR_MESSAGE,
  status: 0,
  statusText: '',
  url: '/api/things',
  method: 'GET',
  code: null,
  details: [],
  body: null,
  retryAfterSeconds: null,
  ...changes,
});

test('messages are text or functions of their arguments', () => {
  const messages = defineMessages('messages', (format) => ({
    title: 'Library',
    words: (count: number) => format.plural(count, { one: '# word', other: '# words' }),
  }));
  const m = getMessages(messages);
  expect(m.title).toBe('Library');
  expect([0, 1, 2, 12_345].map((count) => m.words(count))).toEqual([
    '0 words',
    '1 word',
    '2 words',
    '12,345 words',
  ]);
});

test('plurals follow the language', () => {
  const polish = createFormatter('pl', 'Europe/Warsaw');
  const forms = { one: '# słowo', few: '# słowa', many: '# słów', other: '# słowa' };
  expect([1, 3, 5].map((count) => polish.plural(count, forms))).toEqual(['1 słowo', '3 słowa', '5 słów']);
});

test('dates are formatted in the given zone, regardless of the machine’s', () => {
  const moment = '2026-03-01T03:30:00Z';
  expect(createFormatter('en', 'America/New_York').date(moment)).toBe('Feb 28, 2026');
  expect(createFormatter('en', 'Asia/Tokyo').date(moment)).toBe('Mar 1, 2026');
});

test('elapsed time is shown in the largest fitting unit', () => {
  const format = createFormatter('en', 'UTC');
  const now = new Date('2026-01-10T12:00:00Z');
  const told = (moment: string): string => format.relative(moment, now);
  expect(told('2026-01-10T11:59:40Z')).toBe('20 seconds ago');
  expect(told('2026-01-10T11:15:00Z')).toBe('45 minutes ago');
  expect(told('2026-01-09T10:00:00Z')).toBe('yesterday');
  expect(told('2026-01-13T13:00:00Z')).toBe('in 3 days');
  expect(told('2025-11-30T12:00:00Z')).toBe('last month');
});

test('a failure uses the message for its code if there is one, else the server’s', () => {
  expect(describeFailure(failure({}))).toBe('Network Error');
  expect(describeFailure(failure({ status: 409, code: 'email_taken', message: 'Taken.' }))).toBe('Taken.');
  const limited = { status: 429, message: 'Too many requests. Please try again later.' };
  expect(describeFailure(failure({ ...limited, code: 'rate_limited', retryAfterSeconds: 1 }))).toBe(
    'Too many requests. Please try again in 1 second.',
  );
  expect(describeFailure(failure({ ...limited, code: 'too_many_sign_ins', retryAfterSeconds: 700 }))).toBe(
    'Too many failed attempts for this account. Please try again in 12 minutes.',
  );
  expect(describeFailure(failure({ ...limited, code: 'rate_limited' }))).toBe(limited.message);
});
