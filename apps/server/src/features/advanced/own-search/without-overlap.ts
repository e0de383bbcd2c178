/** The days that sums were counted over, as YYYY-MM-DD, the first and the last. */
interface Span {
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * Of sums, newest first, those that can be added up: each that shares no day with one that was taken before it. What it has
 * of a shared day cannot be told from the rest of its sum, and would count twice.
 */
export function withoutOverlap<One extends Span>(newestFirst: readonly One[]): One[] {
  const taken: One[] = [];
  for (const one of newestFirst)
    if (taken.every(({ fromDay, toDay }) => one.toDay < fromDay || one.fromDay > toDay)) taken.push(one);
  return taken;
}

/** The first and the last day of all. @throws Error of none. */
export function spanOf(spans: readonly Span[]): { readonly from: string; readonly to: string } {
  const from = spans.map(({ fromDay }) => fromDay).toSorted()[0];
  const to = spans
    .map(({ toDay }) => toDay)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) throw new Error('no spans');
  return { from, to };
}
