import { similarity } from '@pagewright/engine';
import { z } from 'zod';

/**
 * Below this, a rewording and its original say different things; nine of ten pairs of hand-made rewordings are above
 * 0.3.
 */
const LEAST_SIMILARITY = 0.25;

/** Rewordings of numbered lines. */
export const wordingsSchema = z.array(z.object({ number: z.number().int(), wording: z.string() }));

/**
 * Accepts rewordings by line: one per line, no longer than `longest`, unique, not used elsewhere, and not more similar
 * to another line; otherwise the data of one line would end up under the words of another.
 */
export function applyRewordings(
  lines: readonly string[],
  wordings: z.output<typeof wordingsSchema>,
  { longest, elsewhere = [] }: { readonly longest: number; readonly elsewhere?: readonly string[] },
): ReadonlyMap<number, string> {
  const taken = new Map<number, string>();
  const known = new Set([...lines, ...elsewhere].map((line) => line.toLowerCase()));
  for (const { number, wording: text } of wordings) {
    const before = lines[number];
    const wording = oneLine(text);
    if (before === undefined || taken.has(number) || wording.length > longest) continue;
    if (known.has(wording.toLowerCase())) continue;
    const alike = similarity(before, wording);
    const isNearest = lines.every((line, at) => at === number || similarity(line, wording) <= alike);
    if (alike < LEAST_SIMILARITY || !isNearest) continue;
    known.add(wording.toLowerCase());
    taken.set(number, wording);
  }
  return taken;
}

/** Whether a rewording still has the same meaning. */
export function isRewordingOf(before: string, wording: string): boolean {
  return similarity(before, wording) >= LEAST_SIMILARITY;
}

/** Collapses line breaks and repeated spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
