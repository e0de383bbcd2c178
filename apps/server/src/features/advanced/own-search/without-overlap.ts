/** The first and last day of a sum, YYYY-MM-DD. */
interface Span {
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * Picks the sums, newest first, that can be added up: each that shares no day with one picked before. Its part of a
 * shared day cannot be separated and would count twice.
 */
export function withoutOverlap<One extends Span>(newestFirst: readonly One[]): One[] {
  const taken: One[] = [];
  for (const one of newestFirst)
    if (taken.every(({ fromDay, toDay }) => one.toDay < fromDay || one.fromDay > toDay)) taken.push(one);
  return taken;
}

/** Returns the first and last day of all spans. @throws Error if there are none. */
export function spanOf(spans: readonly Span[]): { readonly from: string; readonly to: string } {
  const from = spans.map(({ fromDay }) => fromDay).toSorted()[0];
  const to = spans
    .map(({ toDay }) => toDay)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) throw new Error('no spans');
  return { from, to };
}
