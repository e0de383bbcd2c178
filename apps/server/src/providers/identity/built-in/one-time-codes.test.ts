import { expect, test } from 'vitest';
import {
  authenticatorUri,
  codeOfStep,
  generateSecret,
  stepAt,
  stepOfCode,
  toBase32,
} from './one-time-codes.ts';

// RFC 6238, appendix B: the secret is the ASCII text; codes are the last six of its eight digits.
const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1000))).toBe(code);
});

test('a code is valid in its step and the steps next to it', () => {
  const at = 1_111_111_111_000;
  const given = [-60, -30, 0, 30, 60].map((seconds) => stepOfCode(SECRET, '050471', at + seconds * 1000));
  expect(given).toEqual([null, 37_037_037, 37_037_037, 37_037_037, null]);
  for (const code of ['', '05047', '0504710', '０５０４７１'])
    expect(stepOfCode(SECRET, code, at)).toBeNull();
});

test('a secret has 160 bits, in the format authenticators accept', () => {
  expect(SECRET).toBe('gezdgnbvgy3tqojqgezdgnbvgy3tqojq');
  expect(generateSecret()).toMatch(/^[a-z2-7]{32}$/);
  expect(generateSecret()).not.toBe(generateSecret());
  expect(authenticatorUri('abc', 'a+b@example.com')).toBe(
    'otpauth://totp/Pagewright:a%2Bb%40example.com?secret=ABC&issuer=Pagewright',
  );
});
