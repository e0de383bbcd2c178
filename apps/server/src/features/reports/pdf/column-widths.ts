import type { ReportSection } from '@pagewright/contract/reports';

/** Characters that a column is at least, and at most, reckoned with. */
const [LEAST, MOST] = [8, 46];
const ROWS_LOOKED_AT = 60;

/** How wide the columns of a table are: in proportion to how long their texts are, all together `width`. */
export function columnWidths(
  { columns, rows }: NonNullable<ReportSection['table']>,
  width: number,
  gap: number,
): number[] {
  const looked = rows.slice(0, ROWS_LOOKED_AT);
  const weights = columns.map((name, index) => {
    const lengths = looked.map((row) => row[index]?.length ?? 0);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    // A heading may break between its words, and so may long cells; a word may not.
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
