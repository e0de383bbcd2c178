import { expect, test } from 'vitest';
import { parseRule, REPEATS, buildRule } from './recurrence-choice.ts';

test('each choice is recognized from its rule, with its last day', () => {
  for (const repeat of REPEATS) {
    expect(parseRule(buildRule(repeat, '', null))).toEqual({ repeat, until: '' });
    const until = repeat === 'none' ? '' : '2027-02-03';
    expect(parseRule(buildRule(repeat, until, null))).toEqual({ repeat, until });
  }
});

test('a custom rule stays as it is', () => {
  const rule = 'FREQ=MONTHLY;BYDAY=2TU;COUNT=5';
  expect(parseRule(rule)).toEqual({ repeat: 'own', until: '' });
  expect(buildRule('own', '', rule)).toBe(rule);
  expect(parseRule('FREQ=DAILY;UNTIL=20270203T100000Z').repeat).toBe('own');
});
