import { expect, test } from 'vitest';
import { isServerPage, returnPageState } from './return-page.ts';
import { returnPathFrom } from './return-path.ts';

test('visitors from the pricing page return there', () => {
  const back = returnPathFrom(returnPageState('?to=/pricing'));
  expect([back, isServerPage(back)]).toEqual(['/pricing', true]);
});

test('visitors who chose a plan return to it, in their language', () => {
  const back = returnPathFrom(returnPageState('?to=%2Fpricing%3Fplan%3DStarter%26cycle%3Dannual'));
  expect([back, isServerPage(back)]).toEqual(['/pricing?plan=Starter&cycle=annual', true]);
  const spanish = returnPathFrom(returnPageState('?to=%2Fes%2Fpricing%3Fplan%3DStarter%26cycle%3Dannual'));
  expect([spanish, isServerPage(spanish)]).toEqual(['/es/pricing?plan=Starter&cycle=annual', true]);
});

test.each([
  '',
  '?to=/evil/pricing',
  '?to=//es/pricing',
  '?to=%2Fpricing%3Fto%3D%2F%2Fevil.example',
  '?to=%2Fpricing.evil.example',
  '?to=',
  '?to=/content',
  '?to=//evil.example',
  '?to=/%09/evil.example',
  '?to=https://evil.example',
])('no other address is followed: %s', (search) => {
  expect(returnPageState(search)).toBeNull();
});
