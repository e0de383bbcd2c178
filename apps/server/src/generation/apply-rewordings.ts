import { similarity } from '@pagewright/engine';
import { z } from 'zod';

/** Below this a wording and what it stands for say different things; nine of ten pairs of hand-made wordings lie above 0.3. */
const LEAST_SIMILARITY = 0.25;

/** New words for lines that a model was sent with their numbers. */
export const wordingsSchema = z.array(z.object({ number: z.number().int(), wording: z.string() }));

/**
 * The wordings that are taken, by the places of the lines that they stand for: one for each line, no longer than
 * `longest`, no two the same nor one that stands elsewhere, and none that another line is more alike to; else what rests
 * on a line would come to stand below other words.
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

/** Whether a wording says what stood there, and not something else. */
export function isWordingOf(before: string, wording: string): boolean {
  return similarity(before, wording) >= LEAST_SIMILARITY;
}

/** A text without line breaks and doubled spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
