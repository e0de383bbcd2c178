import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig, SETTING_NAMES } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a setting can be read from a file, and is rejected if it is set twice or the file cannot be read', () => {
  const path = join(folder, 'token');
  writeFileSync(path, 'a-token-of-the-monitor\n');
  const { observability } = loadConfig({ METRICS_TOKEN_FILE: path });
  expect(observability.metricsToken).toBe('a-token-of-the-monitor');
  expect(() => loadConfig({ METRICS_TOKEN_FILE: path, METRICS_TOKEN: 'another-token-of-it' })).toThrow(
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set; only one may be',
  );
  expect(() => loadConfig({ METRICS_TOKEN_FILE: join(folder, 'none') })).toThrow(
    /^METRICS_TOKEN_FILE is wrong: ENOENT/,
  );
});

test('an empty value counts as none, as compose files pass what is not set', () => {
  const empty = Object.fromEntries(
    SETTING_NAMES.flatMap((name) => [
      [name, ''],
      [`${name}_FILE`, ''],
    ]),
  );
  expect(loadConfig(empty)).toEqual(loadConfig({}));
});
