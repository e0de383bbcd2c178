import { expect, test } from 'vitest';
import { contrastOf, contrastOnSite, isColor } from './contrast.ts';

test('black and white have a contrast of 21, a color with itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrastOf('#0f6b5c', '#0f6b5c')).toBe(1);
});

// #767676 is the lightest gray that WCAG calls readable on white: 4.54.
test('a gray named in the standard has the contrast given there, in either order', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastOf('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
});

test('the background with the lowest contrast counts', () => {
  expect(contrastOnSite('#767676', 'light')).toBeCloseTo(contrastOf('#767676', '#f3f1ea'), 6);
  expect(contrastOnSite('#767676', 'light')).toBeLessThan(4.5);
});

test.each(['red', '#fff', '#12345g', '#1234567', 'url(#000000)', ''])('%s is not a color', (text) => {
  expect(isColor(text)).toBe(false);
});
