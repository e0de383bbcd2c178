import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../shared');

/** The lines of a file of hostile input that others made; none, said on the console, where it is absent. */
export function readAttackLines(file: string): readonly string[] {
  const path = findAttack(file);
  if (path === null) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** The strings of a JSON file of hostile input; none, said on the console, where it is absent. */
export function readAttackStrings(file: string): readonly string[] {
  const path = findAttack(file);
  return path === null ? [] : (JSON.parse(readFileSync(path, 'utf8')) as string[]);
}

/** The files of a folder of hostile input, as bytes by their name; none, said on the console, where it is absent. */
export function readAttackFiles(folder: string): readonly (readonly [string, Uint8Array])[] {
  const path = findAttack(folder);
  if (path === null) return [];
  return readdirSync(path)
    .toSorted()
    .map((name) => [name, new Uint8Array(readFileSync(join(path, name)))] as const);
}

function findAttack(name: string): string | null {
  const path = join(shared, 'attacks', name);
  if (existsSync(path)) return path;
  console.log(`skipped: ${path} is not there (set PAGEWRIGHT_SHARED)`);
  return null;
}
