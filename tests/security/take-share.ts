import { isFullRun } from '../run-size.ts';

/**
 * Every `share`-th of the values, another part of them for each turn, so that together all turns see all values;
 * all of them in `npm run test:storm`.
 */
export const takeShare = <Value>(values: readonly Value[], turn: number, share: number): readonly Value[] =>
  isFullRun ? values : values.filter((_, index) => index % share === turn % share);
