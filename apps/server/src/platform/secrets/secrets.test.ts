import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets, readSecretsKeys, UnreadableSecretError } from './index.ts';

const FIRST = 'first-key-of-thirty-two-letters-or-more';
const SECOND = 'second-key-of-thirty-two-letters-or-more';
const place = { workspaceId: 'w1', field: 'openaiKey' };

describe('a sealed secret', () => {
  const secrets = createSecrets([FIRST]);

  test('decrypts in its own context, whatever it contains', () => {
    for (const text of ['sk-abc', '', 'ключ 🔑', 'x'.repeat(5000)]) {
      expect(secrets.open(secrets.seal(text, place), place)).toBe(text);
    }
  });

  test('differs each time and reveals nothing', () => {
    const [once, again] = [secrets.seal('sk-canary', place), secrets.seal('sk-canary', place)];
    expect(once).not.toBe(again);
    expect(`${once}${Buffer.from(once.split('.')[1] ?? '', 'base64url').toString('latin1')}`).not.toContain(
      'canary',
    );
  });

  test('decrypts for no other workspace or field', () => {
    const sealed = secrets.seal('sk-abc', place);
    expect(() => secrets.open(sealed, { ...place, workspaceId: 'w2' })).toThrow(UnreadableSecretError);
    expect(() => secrets.open(sealed, { ...place, field: 'geminiKey' })).toThrow(UnreadableSecretError);
    // A separator inside a name must not shift the boundary between the parts.
    const odd = secrets.seal('sk-abc', { workspaceId: 'w","x', field: 'f' });
    expect(() => secrets.open(odd, { workspaceId: 'w', field: 'x","f' })).toThrow(UnreadableSecretError);
  });

  test('does not decrypt after any byte changed', () => {
    const [version, packed = ''] = secrets.seal('sk-abc', place).split('.');
    const bytes = Buffer.from(packed, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.open(`${version}.${changed.toString('base64url')}`, place)).toThrow(
        UnreadableSecretError,
      );
    }
    for (const broken of ['', 'nothing', `${version}.`, `${version}.AAAA`]) {
      expect(() => secrets.open(broken, place)).toThrow(UnreadableSecretError);
    }
  });

  test('decrypts after a key rotation while the former key is configured', () => {
    const sealed = secrets.seal('sk-abc', place);
    const rotated = createSecrets([SECOND, FIRST]);
    expect(rotated.open(sealed, place)).toBe('sk-abc');
    expect(rotated.isCurrent(sealed)).toBe(false);
    const resealed = rotated.seal('sk-abc', place);
    expect(rotated.isCurrent(resealed)).toBe(true);
    expect(createSecrets([SECOND]).open(resealed, place)).toBe('sk-abc');
    expect(() => createSecrets([SECOND]).open(sealed, place)).toThrow('sealed with another key');
  });
});

describe('the key of an installation', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-secrets-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is created once, by the first server, readable only by its user', async () => {
    const starts = await Promise.all(Array.from({ length: 8 }, () => readSecretsKeys([], folder)));
    const [key] = starts[0] ?? [];
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(new Set(starts.flat())).toEqual(new Set([key]));
    expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'secrets.key'), 'utf8')).toBe(`${key}\n`);
  });

  test('is replaced by the configured key and still decrypts its own secrets', async () => {
    const [made = ''] = await readSecretsKeys([], folder);
    expect(await readSecretsKeys([SECOND, FIRST], folder)).toEqual([SECOND, FIRST, made]);
  });

  test('is not created if the settings have one, and startup fails if it cannot be stored', async () => {
    const elsewhere = await mkdtemp(join(folder, 'given-'));
    expect(await readSecretsKeys([FIRST], elsewhere)).toEqual([FIRST]);
    await expect(stat(join(elsewhere, 'secrets.key'))).rejects.toThrow('ENOENT');
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    await expect(readSecretsKeys([], blocked)).rejects.toThrow('or set SECRETS_KEY');
  });
});
