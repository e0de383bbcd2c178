/** A stretch of the text in which the keyword does not stand, as shares (0 to 1) of the text. */
export interface Stretch {
  from: number;
  to: number;
}

/** The longest stretch without the keyword; `positions` are shares of the text in reading order. */
export function longestStretch(positions: readonly number[]): Stretch {
  let longest: Stretch = { from: 0, to: 0 };
  let from = 0;
  for (const to of [...positions, 1]) {
    if (to - from > longest.to - longest.from) longest = { from, to };
    from = to;
  }
  return longest;
}

/** The positions with one more, at a place of the text. */
export function withPosition(positions: readonly number[], position: number): number[] {
  return [...positions, position].toSorted((a, b) => a - b);
}

/** The positions with so many more, each in the middle of the longest stretch, as a writer would who spreads them. */
export function withSpread(positions: readonly number[], more: number): readonly number[] {
  let spread = positions;
  // After two no stretch is longer than half of the text, and that is all that is asked.
  for (let added = 0; added < Math.min(more, 2); added += 1) {
    const { from, to } = longestStretch(spread);
    spread = withPosition(spread, (from + to) / 2);
  }
  return spread;
}
