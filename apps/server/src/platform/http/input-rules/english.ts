import type { InputFormat, InputMeasure, InputRule, InputType } from './input-rule.ts';

const TYPES: Readonly<Record<InputType, string>> = {
  text: 'text',
  number: 'a number',
  whole: 'a whole number',
  flag: 'true or false',
  list: 'a list',
  object: 'an object',
  date: 'a date',
  nothing: 'null',
};
const FORMATS: Readonly<Record<InputFormat, string>> = {
  email: 'Please enter a valid email address',
  url: 'Please enter a valid URL',
  date: 'Must be a date, such as 2026-11-22',
  moment: 'Must be a date and time, such as 2026-11-22T10:00:00Z',
  time: 'Must be a time, such as 09:00',
  id: 'Must be an id',
  pattern: 'Contains characters that are not allowed here',
};
const numbers = new Intl.NumberFormat('en');
const either = new Intl.ListFormat('en', { type: 'disjunction' });

function amount(of: InputMeasure, limit: number): string {
  const number = numbers.format(limit);
  if (of === 'characters') return `${number} ${limit === 1 ? 'character' : 'characters'} long`;
  return of === 'bytes' ? `${number} bytes` : number;
}

function entries(limit: number): string {
  return `${numbers.format(limit)} ${limit === 1 ? 'entry' : 'entries'}`;
}

/** What an input has to be, in English. */
export function english(rule: InputRule): string {
  switch (rule.kind) {
    case 'required':
      return 'This field is required';
    case 'type':
      return `Must be ${either.format(rule.types.map((type) => TYPES[type]))}`;
    case 'at_most':
      return rule.of === 'entries'
        ? `Must have at most ${entries(rule.limit)}`
        : `Must be at most ${amount(rule.of, rule.limit)}`;
    case 'at_least':
      return rule.of === 'entries'
        ? `Must have at least ${entries(rule.limit)}`
        : `Must be at least ${amount(rule.of, rule.limit)}`;
    case 'less':
      return `Must be less than ${amount(rule.of, rule.limit)}`;
    case 'more':
      return `Must be more than ${amount(rule.of, rule.limit)}`;
    case 'multiple':
      return `Must be a multiple of ${numbers.format(rule.limit)}`;
    case 'format':
      return FORMATS[rule.format];
    case 'one_of':
      return `Must be ${either.format(rule.values)}`;
    case 'unknown_fields':
      return `Unknown ${rule.fields.length === 1 ? 'field' : 'fields'}: ${rule.fields.join(', ')}`;
    case 'other':
      return 'Has the wrong format';
  }
}
