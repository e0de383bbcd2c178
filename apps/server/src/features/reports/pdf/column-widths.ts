import type { ReportSection } from '@pagewright/contract/reports';

/** Minimum and maximum characters that a column counts for. */
const [CHARACTERS_MIN, CHARACTERS_MAX] = [8, 46];
const SAMPLED_ROWS = 60;

/** Widths of a table's columns, in proportion to the length of their text; they add up to `width`. */
export function columnWidths(
  { columns, rows }: NonNullable<ReportSection['table']>,
  width: number,
  gap: number,
): number[] {
  const sampled = rows.slice(0, SAMPLED_ROWS);
  const weights = columns.map((name, index) => {
    const lengths = sampled.map((row) => row[index]?.length ?? 0);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    // Headings and long cells may break between words, but never within one.
    const word = Math.max(...[name, ...sampled.map((row) => row[index] ?? '')].map(longestWord));
    return Math.min(CHARACTERS_MAX, Math.max(CHARACTERS_MIN, Math.min(word, 22), mean));
  });
  const free = width - gap * (columns.length - 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (free * weight) / all);
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/u).map((word) => word.length));
}
