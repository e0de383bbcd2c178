/** A stretch of the text without the keyword, as shares (0 to 1) of the text. */
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

/** The positions plus one more. */
export function withPosition(positions: readonly number[], position: number): number[] {
  return [...positions, position].toSorted((a, b) => a - b);
}

/** The positions plus more, each in the middle of the longest stretch, the way a writer would spread them. */
export function withSpread(positions: readonly number[], more: number): readonly number[] {
  let spread = positions;
  // After two, no stretch is longer than half of the text, which is all that is required.
  for (let added = 0; added < Math.min(more, 2); added += 1) {
    const { from, to } = longestStretch(spread);
    spread = withPosition(spread, (from + to) / 2);
  }
  return spread;
}
