import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEMORY_ENVIRONMENT, MEMORY_OPTIONS } from './memory-settings.mjs';

test('the image starts its server with the memory settings of npm start', () => {
  const dockerfile = readFileSync(join(import.meta.dirname, '..', 'Dockerfile'), 'utf8');
  const command = /^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]';
  expect((JSON.parse(command) as string[]).slice(1, -1)).toEqual(MEMORY_OPTIONS);
  for (const [name, value] of Object.entries(MEMORY_ENVIRONMENT))
    expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
});
