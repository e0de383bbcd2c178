import { isFullRun } from '../run-size.ts';

/**
 * Every `share`-th value, with a different offset for each turn, so that all turns together cover all values; a full
 * run takes all values.
 */
export const takeShare = <Value>(values: readonly Value[], turn: number, share: number): readonly Value[] =>
  isFullRun ? values : values.filter((_, index) => index % share === turn % share);
