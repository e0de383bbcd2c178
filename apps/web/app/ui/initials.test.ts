import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Maya Lindqvist', 'ML'],
  ['Ana María del Valle', 'AV'],
  ['prince', 'P'],
  ['maya@example.com', 'M'],
  ['  Ödön  Ács ', 'ÖÁ'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
