import { expect, test } from 'vitest';
import { choiceOf, REPEATS, ruleOf } from './recurrence-choice.ts';

test('each choice is recognized from its rule, with its last day', () => {
  for (const repeat of REPEATS) {
    expect(choiceOf(ruleOf(repeat, '', null))).toEqual({ repeat, until: '' });
    const until = repeat === 'none' ? '' : '2027-02-03';
    expect(choiceOf(ruleOf(repeat, until, null))).toEqual({ repeat, until });
  }
});

test('a custom rule stays as it is', () => {
  const rule = 'FREQ=MONTHLY;BYDAY=2TU;COUNT=5';
  expect(choiceOf(rule)).toEqual({ repeat: 'own', until: '' });
  expect(ruleOf('own', '', rule)).toBe(rule);
  expect(choiceOf('FREQ=DAILY;UNTIL=20270203T100000Z').repeat).toBe('own');
});
