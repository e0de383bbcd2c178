import { expect, test } from 'vitest';
import { isBrand } from './is-brand.ts';

test.each([
  ['Brew North', true],
  ['brew-north', true],
  ['BREWNORTH', true],
  // Of the name, not of the address.
  ['North Roasters', true],
  ['brew guide', false],
  ['northern lights', false],
  ['coffee grinder', false],
  ['—', false],
])('“%s” is our name: %s', (name, expected) => {
  expect(isBrand({ name }, { host: 'www.brewnorth.example', name: 'Brew North Roasters' })).toBe(expected);
});
