import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const VALUE_IMPORT = /^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gms;

/** All files (including itself) whose values a file imports, by their paths in the engine. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.json')) return found;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)) {
    importsOf(join(dirname(file), path), found);
  }
  return found;
}

it('does not import tables and analyses needed only to prepare evidence, which would slow down every editor', () => {
  const names = [...importsOf(join(source, 'score/create-scorer.ts'))].map((file) => relative(source, file));
  const light = new Set([
    // Its tables are loaded when a text needs them (apps/web/engine-in-browser.ts).
    'background',
    'evidence',
    'language',
    'paper',
    'reading',
    'research',
    'score',
    'search-result',
    'substance',
    'terms',
    'text',
  ]);
  const others = names.filter((name) => name.includes('/') && !light.has(name.split('/')[0]!));
  expect(others).toEqual([]);
  for (const heavy of ['terms/subject-terms.ts', 'evidence/prepare-evidence.ts'])
    expect(names).not.toContain(heavy);
});
