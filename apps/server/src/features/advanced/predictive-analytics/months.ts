/** The months that follow one, as `2026-01`. @throws RangeError for a text that is no month. */
export function monthsAfter(month: string, count: number): string[] {
  const start = new Date(`${month}-01T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + at + 1, 1)).toISOString().slice(0, 7),
  );
}

/** When a month is over and its count is likely there: on the 3rd of the next. */
export function countedAfter(month: string): Date {
  const start = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 3));
}

/** A series without gaps between its first and its last month: what is missing is null. */
export function withoutHoles(
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
