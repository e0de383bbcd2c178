import table from './word-meanings.json' with { type: 'json' };

/** Word meanings of a language: stems of one field point the same way. */
export interface WordMeanings {
  readonly axes: number;
  /** Row of a stem; -1 if unknown. */
  rowOf(stem: string): number;
  /** All rows with `axes` numbers each; a row has length 1. */
  readonly directions: Float32Array;
  /** How informative a stem is, by its rarity: 0.5 to 8. */
  readonly weights: Float32Array;
}

const FEWEST = 0.5;
/** Each letter encodes three levels of two bits. */
export const CODE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
let english: WordMeanings | null = null;

/** The table of a language; null for languages other than English. */
export function loadWordMeanings(language: string): WordMeanings | null {
  if (language !== 'en') return null;
  english ??= readTable();
  return english;
}

/** Stems are grouped in bands of one nat of rarity; the codes hold one level per axis of each stem, in order. */
function readTable(): WordMeanings {
  const { axes, levels, deviations } = table;
  const bands = table.bands.map((band) => band.split(' '));
  const rows = new Map(bands.flat().map((stem, row) => [stem, row]));
  const codes = Array.from(table.codes, (letter) => CODE_LETTERS.indexOf(letter));
  const directions = new Float32Array(rows.size * axes);
  for (let row = 0; row < rows.size; row += 1) {
    let squares = 0;
    for (let axis = 0; axis < axes; axis += 1) {
      const at = row * axes + axis;
      const value = levels[(codes[Math.floor(at / 3)]! >> (2 * (at % 3))) & 3]! * deviations[axis]!;
      directions[at] = value;
      squares += value * value;
    }
    const length = Math.sqrt(squares);
    for (let axis = 0; axis < axes; axis += 1) directions[row * axes + axis]! /= length;
  }
  const weights = Float32Array.from(bands.flatMap((band, index) => band.map(() => index + FEWEST)));
  return { axes, rowOf: (stem) => rows.get(stem) ?? -1, directions, weights };
}
