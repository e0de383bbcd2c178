import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const shared = process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared');

/** A vendor's published description; null, said on the console, where it is absent. */
export function readContract(file: string): unknown {
  const path = join(shared, 'contracts', file);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  console.log(`skipped: ${path} is not there (set PAGEWRIGHT_SHARED)`);
  return null;
}
