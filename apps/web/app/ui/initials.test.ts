import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Ana María del Valle', 'AV'],
  ['prince', 'P'],
  ['maya@example.com', 'M'],
  ['  Ödön  Ács ', 'ÖÁ'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
