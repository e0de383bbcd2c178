import { z } from 'zod';

/** Ranges that count back from now, in days. */
export const TIME_RANGES = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 } as const;
export type TimeRange = keyof typeof TIME_RANGES;
const DAY_RANGE = /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/;
/** A time range, by name or by its first and last day. */
export const timeRangeSchema = (usual: TimeRange) =>
  z
    .string()
    .max(22)
    .refine(
      (value) => value in TIME_RANGES || DAY_RANGE.test(value),
      'Use 7d, 30d, 90d, 12m or 2026-01-31..2026-02-28',
    )
    .default(usual)
    .describe('`7d`, `30d`, `90d`, `12m`, or the first and last day in UTC: `2026-01-31..2026-02-28`.');
