import { isWholeRun } from '../scale.ts';

/**
 * Every `share`-th of the values, another part of them for each turn, so that together all turns see all values;
 * all of them in `npm run test:storm`.
 */
export const rotate = <Value>(values: readonly Value[], turn: number, share: number): readonly Value[] =>
  isWholeRun ? values : values.filter((_, index) => index % share === turn % share);
