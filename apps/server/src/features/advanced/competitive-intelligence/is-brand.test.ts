import { expect, test } from 'vitest';
import { isBrand, isWholeBrand } from './is-brand.ts';

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

test.each([
  ['Brew North Roasters', true],
  ['brew-north roasters', true],
  ['Brew North', false],
])('“%s” is our whole name: %s', (name, expected) => {
  expect(isWholeBrand({ name }, { name: 'Brew North Roasters’s workspace' })).toBe(expected);
});
