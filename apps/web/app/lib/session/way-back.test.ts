import { expect, test } from 'vitest';
import { emailFrom, wayBackFrom, wayBackState } from './way-back.ts';

test('the way back is remembered whole', () => {
  const state = wayBackState({ pathname: '/content/5', search: '?tab=history', hash: '#top' });
  expect(wayBackFrom(state)).toBe('/content/5?tab=history#top');
});

test('an address goes along, and nothing else does', () => {
  expect(emailFrom({ wayBack: '/', email: 'a@b.example' })).toBe('a@b.example');
  for (const state of [null, {}, { email: 7 }]) expect(emailFrom(state)).toBe('');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { wayBack: 7 },
  { wayBack: '//evil.example' },
  { wayBack: '/\\evil.example' },
  { wayBack: 'https://evil.example' },
  { wayBack: '' },
])('nothing but a path of the application is followed: %j', (state) => {
  expect(wayBackFrom(state)).toBe('/content');
});
