import type { AnalyzedPaper } from '../text/analyze-paper.ts';

/** With these particles, a verb forms a name: 'pour over', 'set up', 'check out'. */
const PARTICLES = new Set(['over', 'up', 'out', 'off', 'down']);

/**
 * Whether an English phrase is the first part of a longer name: a particle follows most of its uses in the text.
 * @param keys the stems of the phrase's words
 */
export function isCutAtParticle({ analyses, language }: AnalyzedPaper, keys: readonly string[]): boolean {
  if (language.code !== 'en' || keys.length === 0) return false;
  let uses = 0;
  let cut = 0;
  for (const { entries, reading } of analyses) {
    for (let at = 0; at + keys.length <= entries.length; at += 1) {
      if (!keys.every((key, step) => entries[at + step]!.key === key)) continue;
      const next = at + keys.length;
      uses += 1;
      if (PARTICLES.has(entries[next]?.lower ?? '') && reading.tokens.adjoining[next] === 1) cut += 1;
    }
  }
  return cut * 2 > uses;
}
