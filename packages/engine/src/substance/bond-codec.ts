/** A bond is encoded as a letter: 'a' is the lowest, each further letter one step more. */
const LOWEST = -3;
const STEP = 0.25;
const FIRST_LETTER = 97;

/** Encodes a bond as a letter of the table. */
export function encodeBond(bond: number): string {
  const level = Math.round((bond - LOWEST) / STEP);
  return String.fromCharCode(FIRST_LETTER + Math.min(25, Math.max(0, level)));
}

/** Decodes a letter into a bond. */
export const decodeBond = (letter: string): number => LOWEST + STEP * (letter.charCodeAt(0) - FIRST_LETTER);
