import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env['PAGEWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../shared');

const missing = new Set<string>();

/**
 * The path of a shared data file or folder (attack lists, vendor schemas, labeled data) that is not part of this
 * repository; null if it is absent, which is logged once per name.
 */
export function findSharedData(name: string): string | null {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  if (!missing.has(name)) console.log(`left out: ${name} is not in ${FOLDER} (set PAGEWRIGHT_SHARED)`);
  missing.add(name);
  return null;
}
