/** Halves, folds, and intervals of a measurement, the same in every run. */
import { randomFrom } from './random.ts';

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
const RESAMPLES = 1000;
const TAIL = 0.025;

/** FNV-1a over UTF-16 code units: a row's half and fold depend only on its text. */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  }
  // The last bits of FNV depend mostly on the last letters, so mix them.
  value = Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Whether a row is in the build half, which features and coefficients may use; the other half is only measured. */
export function isBuildHalf(text: string): boolean {
  return hash(text) % 2 === 0;
}

/** The fold of a row, independent of its half. */
export function foldOf(text: string, folds: number): number {
  return hash(`fold ${text}`) % folds;
}

/** 95 % bootstrap interval of a figure, with the same draws each time. */
export function intervalOf<Unit>(
  units: readonly Unit[],
  figure: (drawn: readonly Unit[]) => number,
): [number, number] {
  const random = randomFrom(1);
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(units.map(() => random.pick(units))),
  ).toSorted((a, b) => a - b);
  return [figures[Math.floor(RESAMPLES * TAIL)]!, figures[Math.ceil(RESAMPLES * (1 - TAIL)) - 1]!];
}

/** '0.612 (0.55 to 0.67)'. */
export function withInterval<Unit>(
  units: readonly Unit[],
  figure: (drawn: readonly Unit[]) => number,
  digits = 3,
): string {
  const [low, high] = intervalOf(units, figure).map((bound) => bound.toFixed(digits - 1));
  return `${figure(units).toFixed(digits)} (${low} to ${high})`;
}
