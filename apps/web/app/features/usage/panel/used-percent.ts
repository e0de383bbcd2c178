/** How much of a limit is used: little, much, or nearly all. */
export type UsageTone = 'green' | 'yellow' | 'red';

/** Thresholds in percent: much of a limit used, nearly all, and all. */
export const MUCH = 75;
export const NEARLY_ALL = 90;
export const ALL = 100;

/** Percent of a limit that is used, 0 to 100; 0 if the limit is unlimited (-1), infinite, missing, or not positive. */
export function usedPercent(used: number, limit: number | null | undefined): number {
  if (limit == null || !Number.isFinite(limit) || limit <= 0) return 0;
  return Math.min(ALL, (used * 100) / limit);
}

/** Red from 90 percent, yellow from 75, otherwise green. */
export function usageTone(percent: number): UsageTone {
  if (percent >= NEARLY_ALL) return 'red';
  return percent >= MUCH ? 'yellow' : 'green';
}
