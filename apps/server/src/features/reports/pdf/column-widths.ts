import type { ReportSection } from '@pagewright/contract/reports';

/** Minimum and maximum characters that a column counts for. */
const [LEAST, MOST] = [8, 46];
const ROWS_LOOKED_AT = 60;

/** Widths of a table's columns, in proportion to the length of their text; they add up to `width`. */
export function columnWidths(
  { columns, rows }: NonNullable<ReportSection['table']>,
  width: number,
  gap: number,
): number[] {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const weights = columns.map((name, index) => {
    const lengths = looked.map((row) => row[index]?.length ?? 0);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    // Headings and long cells may break between words, but never within one.
    const word = Math.max(...[name, ...looked.map((row) => row[index] ?? '')].map(longestWord));
    return Math.min(MOST, Math.max(LEAST, Math.min(word, 22), mean));
  });
  const free = width - gap * (columns.length - 1);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (free * weight) / all);
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/u).map((word) => word.length));
}
