import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSharedMaterial } from '../../shared-material.ts';

/** A vendor's published description; null, said on the console, where it is absent. */
export function readContract(file: string): unknown {
  const path = findSharedMaterial(join('contracts', file));
  return path === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as unknown);
}
