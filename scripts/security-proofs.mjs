import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** @typedef {{ readonly file: string, readonly titles: readonly string[] }} Proof */

/**
 * The tests that `docs/security.md` names: each list item of a promise is a file followed by test titles.
 * @returns {Proof[]}
 */
export function readSecurityProofs() {
  const document = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
  return [...document.matchAll(/^- `([^`]+\.(?:test|spec)\.ts)`: (.+)$/gm)].map(([, file, titles]) => ({
    file: String(file),
    titles: [...String(titles).matchAll(/“([^”]+)”/g)].map(([, title]) => String(title)),
  }));
}
