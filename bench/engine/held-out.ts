/** Halves, folds and intervals of a measurement: the same for everybody who runs it. */
import { randomFrom } from './random.ts';

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
const RESAMPLES = 1000;
const TAIL = 0.025;

/** FNV-1a over the UTF-16 units: which half and fold a row belongs to depends on its text alone. */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  }
  // The last bits of FNV follow the last letters: mix them.
  value = Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Whether a row belongs to the half that features and coefficients may be made with; the other half is only measured. */
export function isBuildHalf(text: string): boolean {
  return hash(text) % 2 === 0;
}

/** Fold of a row, independent of its half. */
export function foldOf(text: string, folds: number): number {
  return hash(`fold ${text}`) % folds;
}

/** 95 % interval of a figure by drawing its units again, with the same draws each time. */
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

/** '.612 (.55 to .67)'. */
export function withInterval<Unit>(
  units: readonly Unit[],
  figure: (drawn: readonly Unit[]) => number,
): string {
  const [low, high] = intervalOf(units, figure);
  return `${figure(units).toFixed(3)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
