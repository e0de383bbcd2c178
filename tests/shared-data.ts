import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../shared');

const missing = new Set<string>();

/**
 * The path of a file or folder of outside material (attack lists, vendors' schemas, labeled data) that is no part of
 * this repository; null where it is absent, which the console says once for each.
 */
export function findSharedData(name: string): string | null {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  if (!missing.has(name)) console.log(`left out: ${name} is not in ${FOLDER} (set PAGEWRIGHT_SHARED)`);
  missing.add(name);
  return null;
}
