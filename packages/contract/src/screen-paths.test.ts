import { expect, test } from 'vitest';
import { isScreenPath } from './screen-paths.ts';

test.each([
  '/',
  '/content',
  '/content/',
  '/content/new',
  '/strategy',
  '/analytics/anything/deeper',
  '/sign-in',
  '/sign-in/factor-one',
  '/sign-up',
  '/signin',
  '/signup',
  '/login',
  '/dashboard',
  '/forgot-password',
  '/reset-password',
  '/mail-off',
  '/verify-email',
  '/payment/success',
  '/payment/cancel/',
])('%s is a screen', (path) => {
  expect(isScreenPath(path)).toBe(true);
});

test.each([
  '/nowhere',
  '/contents',
  '/content-studio',
  '/signin/more',
  '/dashboard/x',
  '/payment',
  '/payment/success/x',
  '//content',
  '/.env',
])('%s is not a screen', (path) => {
  expect(isScreenPath(path)).toBe(false);
});
