/** Round steps, as multiples of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const PARTS = 4;

/** At most six round values from 0 for a chart axis; the last is at least `max`. */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 1) / PARTS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, (STEPS.find((one) => one * power >= least) ?? PARTS) * power);
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, at) => at * step);
}
