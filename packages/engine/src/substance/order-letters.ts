/** A bond is kept as a letter: 'a' stands for the lowest, each further letter for a step more. */
const LOWEST = -3;
const STEP = 0.25;
const FIRST_LETTER = 97;

/** The level of a bond as a letter of the table. */
export function letterOf(bond: number): string {
  const level = Math.round((bond - LOWEST) / STEP);
  return String.fromCharCode(FIRST_LETTER + Math.min(25, Math.max(0, level)));
}

/** The bond that a letter stands for. */
export const bondOf = (letter: string): number => LOWEST + STEP * (letter.charCodeAt(0) - FIRST_LETTER);
