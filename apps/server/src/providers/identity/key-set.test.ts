import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeySet } from './key-set.ts';

const log = { error: () => undefined } as never;
const publicKey = (): string =>
  JSON.stringify(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }));

test('a key that another server just created is found, however recently the set was loaded', async () => {
  const keys = [{ id: 'first', publicKey: publicKey() }];
  const set = createKeySet({ load: async () => [...keys], algorithm: 'EdDSA', log });
  expect(await set.find('first')).toBeDefined();
  expect(await set.find('second')).toBeUndefined();
  keys.push({ id: 'second', publicKey: publicKey() });
  expect(await set.find('second')).toBeDefined();
});

test('a key added while the set is being loaded is found', async () => {
  const keys = [{ id: 'first', publicKey: publicKey() }];
  const readings: (() => void)[] = [];
  const set = createKeySet({
    load: () => {
      const read = [...keys];
      return new Promise((resolve) => readings.push(() => resolve(read)));
    },
    algorithm: 'EdDSA',
    log,
  });
  const first = set.find('first');
  await expect.poll(() => readings.length).toBe(1);
  keys.push({ id: 'second', publicKey: publicKey() });
  const second = set.find('second');
  readings[0]!();
  expect(await first).toBeDefined();
  await expect.poll(() => readings.length).toBe(2);
  readings[1]!();
  expect(await second).toBeDefined();
});

test('a thousand made-up keys cause few reloads, and invalid IDs cause none', async () => {
  let readings = 0;
  const set = createKeySet({
    load: async () => {
      readings += 1;
      return [];
    },
    algorithm: 'EdDSA',
    log,
  });
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => set.find(`made-up-${index}`)));
  expect(readings).toBeLessThanOrEqual(3);
  const before = readings;
  for (const id of ['', '../x', 'x'.repeat(65), "' or 1=1"]) expect(await set.find(id)).toBeUndefined();
  expect(readings).toBe(before);
});

test('an unreadable key does not affect the others', async () => {
  const broken = ['', '{', 'null', '7', '{"kty":"oct","k":"AAAA"}', '{"kty":"OKP"}'];
  const rows = [
    ...broken.map((text, index) => ({ id: `broken-${index}`, publicKey: text })),
    { id: 'good', publicKey: publicKey() },
  ];
  const set = createKeySet({ load: async () => rows, algorithm: 'EdDSA', log });
  for (const { id } of rows.slice(0, -1)) expect(await set.find(id)).toBeUndefined();
  expect(await set.find('good')).toBeDefined();
});
