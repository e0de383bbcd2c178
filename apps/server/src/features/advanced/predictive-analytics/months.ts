/** Returns the months after a month, such as `2026-01`. @throws RangeError if the text is not a month. */
export function monthsAfter(month: string, count: number): string[] {
  const start = new Date(`${month}-01T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + at + 1, 1)).toISOString().slice(0, 7),
  );
}

/** Returns when a month's count is likely available: on the 3rd of the next month. */
export function countAvailableAt(month: string): Date {
  const start = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 3));
}

/** Fills the gaps between the first and last month of a series with null. */
export function fillGaps(
  months: readonly { readonly month: string; readonly value: number }[],
): (number | null)[] {
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return [];
  const known = new Map(months.map(({ month, value }) => [month, value]));
  const after = monthsAfter(first.month, monthNumber(last.month) - monthNumber(first.month));
  return [first.month, ...after].map((month) => known.get(month) ?? null);
}

function monthNumber(month: string): number {
  const [year, ofYear] = month.split('-').map(Number);
  return (year ?? 0) * 12 + (ofYear ?? 0);
}
