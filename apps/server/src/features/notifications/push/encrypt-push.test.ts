import { expect, test } from 'vitest';
import { encryptPush, isPublicKey } from './encrypt-push.ts';

const AUTHORS_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

test('matches the example of RFC 8291, section 5', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    { publicKey: AUTHORS_KEY, authSecret: 'BTBZMqHH6r4Tts7J_aSIgg' },
    {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
      'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('two messages are never encrypted the same way', () => {
  const browser = { publicKey: AUTHORS_KEY, authSecret: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(encryptPush('one', browser)).not.toEqual(encryptPush('one', browser));
});

test('a key must be a point on the curve', () => {
  expect(isPublicKey(AUTHORS_KEY)).toBe(true);
  expect(isPublicKey(`${AUTHORS_KEY.slice(0, -2)}AA`)).toBe(false);
  expect(isPublicKey('B'.padEnd(87, 'A'))).toBe(false);
});
