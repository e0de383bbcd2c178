import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSharedData } from '../../shared-data.ts';

/** A vendor's published description; null, said on the console, where it is absent. */
export function readApiDescription(file: string): unknown {
  const path = findSharedData(join('contracts', file));
  return path === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as unknown);
}
