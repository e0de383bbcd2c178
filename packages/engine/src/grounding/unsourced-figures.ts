import type { HeldStatements } from './held-statements.ts';
import { statedNumbers } from './stated-numbers.ts';
import type { Found } from './types.ts';

/** Numbers that the evidence does not state for the same thing. */
export function unsourcedFigures(text: string, held: HeldStatements): Found[] {
  return statedNumbers(text)
    .filter((number) => !held.holdsNumber(number) && !held.holds(number.phrase))
    .map(({ start, end }) => ({ kind: 'figure', start, end }));
}
