import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSharedData } from '../../shared-data.ts';

/** Reads a vendor's published API description; null, with a console message, if it is absent. */
export function readApiDescription(file: string): unknown {
  const path = findSharedData(join('contracts', file));
  return path === null ? null : (JSON.parse(readFileSync(path, 'utf8')) as unknown);
}
