import { expect, test } from 'vitest';
import { emailFrom, returnPathFrom, returnPathState } from './return-path.ts';

test('the return path is remembered completely', () => {
  const state = returnPathState({ pathname: '/content/5', search: '?tab=history', hash: '#top' });
  expect(returnPathFrom(state)).toBe('/content/5?tab=history#top');
});

test('the email address is passed along, and nothing else', () => {
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
])('only paths of the application are followed: %j', (state) => {
  expect(returnPathFrom(state)).toBe('/content');
});
