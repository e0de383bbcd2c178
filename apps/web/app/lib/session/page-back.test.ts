import { expect, test } from 'vitest';
import { isPage, pageBackState } from './page-back.ts';
import { wayBackFrom } from './way-back.ts';

test('who comes from the prices goes back to them', () => {
  const back = wayBackFrom(pageBackState('?to=/pricing'));
  expect([back, isPage(back)]).toEqual(['/pricing', true]);
});

test.each([
  '',
  '?to=',
  '?to=/content',
  '?to=//evil.example',
  '?to=/%09/evil.example',
  '?to=https://evil.example',
])('an address leads nowhere else: %s', (search) => {
  expect(pageBackState(search)).toBeNull();
});
