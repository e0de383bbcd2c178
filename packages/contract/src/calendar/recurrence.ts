import { z } from 'zod';
import { CALENDAR_LIMITS } from './limits.ts';

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

const UNTIL =
  /^(?:[1-9]\d{3})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/;
const WEEKDAY = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;
const PLACED_WEEKDAY = /^(?:[1-5]|-[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$/;
const MONTH_DAY = /^(?:-?(?:[1-9]|[12]\d|3[01]))$/;
const MONTH = /^(?:[1-9]|1[0-2])$/;

const isCount = (value: string, most: number): boolean =>
  /^[1-9]\d{0,4}$/.test(value) && Number(value) <= most;
const isList = (value: string, form: RegExp): boolean => value.split(',').every((entry) => form.test(entry));

/** The allowed values of each part of a rule. A part that is not listed is refused. */
const PARTS: Readonly<Record<string, (value: string, frequency: string) => boolean>> = {
  FREQ: (value) => FREQUENCIES.some((name) => name === value),
  INTERVAL: (value) => isCount(value, 999),
  COUNT: (value) => isCount(value, CALENDAR_LIMITS.occurrences),
  UNTIL: (value) => UNTIL.test(value),
  BYDAY: (value, frequency) =>
    isList(value, /^(?:MONTHLY|YEARLY)$/.test(frequency) ? PLACED_WEEKDAY : WEEKDAY),
  BYMONTHDAY: (value, frequency) => /^(?:MONTHLY|YEARLY)$/.test(frequency) && isList(value, MONTH_DAY),
  BYMONTH: (value) => isList(value, MONTH),
  WKST: (value) => WEEKDAY.test(value),
};

/** The parts of a rule by name, or null if the calendar does not support the rule. */
export function readRecurrence(rule: string): Readonly<Record<string, string>> | null {
  const pairs = rule.split(';').map((part) => part.split('=', 2));
  const parts = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
  const isWhole =
    Object.keys(parts).length === pairs.length &&
    parts['FREQ'] !== undefined &&
    !(parts['COUNT'] !== undefined && parts['UNTIL'] !== undefined) &&
    Object.entries(parts).every(([name, value]) =>
      Object.hasOwn(PARTS, name) ? PARTS[name]?.(value, parts['FREQ'] ?? '') === true : false,
    );
  return isWhole ? parts : null;
}

/** An RRULE value as in RFC 5545, with frequencies of a day or longer. */
export const recurrenceSchema = z
  .string()
  .max(CALENDAR_LIMITS.recurrence)
  .transform((value) =>
    value
      .trim()
      .toUpperCase()
      .replace(/^RRULE:/, ''),
  )
  .refine(
    (value) => readRecurrence(value) !== null,
    'Must be a rule of RFC 5545; FREQ=WEEKLY;BYDAY=MO is one',
  )
  .describe(
    'RFC 5545 `RRULE` with `FREQ`, `INTERVAL`, `COUNT` or `UNTIL`, `BYDAY`, `BYMONTHDAY`, `BYMONTH`, `WKST`.',
  );
