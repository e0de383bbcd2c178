/** A half-open span of time: `to` is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The first moment at or after the given one that no pause covers. */
export function firstUnpaused(at: Date, pauses: readonly Span[]): Date {
  return sortByStart(pauses).reduce((first, { from, to }) => (from <= first && first < to ? to : first), at);
}

/** Adds milliseconds to a moment, skipping pauses. */
export function addUnpaused(start: Date, ms: number, pauses: readonly Span[]): Date {
  let cursor = start.getTime();
  let left = ms;
  for (const { from, to } of sortByStart(pauses)) {
    if (to.getTime() <= cursor) continue;
    const free = Math.max(0, from.getTime() - cursor);
    if (left <= free) break;
    left -= free;
    cursor = to.getTime();
  }
  return new Date(cursor + left);
}

/** Milliseconds between two moments without the pauses; 0 if the second is not later. */
export function unpausedBetween(from: Date, to: Date, pauses: readonly Span[]): number {
  return withoutPauses({ from, to }, pauses).reduce(
    (sum, part) => sum + part.to.getTime() - part.from.getTime(),
    0,
  );
}

/** The parts of a span that no pause covers, in order. */
export function withoutPauses(span: Span, pauses: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let { from } = span;
  for (const pause of sortByStart(pauses)) {
    if (pause.to <= from || pause.from >= span.to) continue;
    if (pause.from > from) parts.push({ from, to: pause.from });
    from = pause.to;
  }
  if (from < span.to) parts.push({ from, to: span.to });
  return parts;
}

function sortByStart(pauses: readonly Span[]): Span[] {
  return pauses.toSorted((a, b) => a.from.getTime() - b.from.getTime());
}
