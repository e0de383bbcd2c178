import { z } from 'zod';
import { BingError } from '../bing-error.ts';

const MOMENT = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

const count = z.int().min(0);
/** Milliseconds since 1970 in UTC; an offset only says how the server would print them. */
const day = z
  .string()
  .regex(MOMENT)
  .transform((text) => pacific.format(Number(MOMENT.exec(text)?.[1])));

export const sitesSchema = z.object({
  d: z.array(z.object({ Url: z.string().min(1).max(2_000), IsVerified: z.boolean() })),
});

export const daysSchema = z.object({
  d: z.array(z.object({ Date: day, Clicks: count, Impressions: count })),
});

export const weeksSchema = z.object({
  d: z.array(
    z.object({
      /** Also the URL of a page: Bing has one type for both. */
      Query: z.string(),
      Date: day,
      Clicks: count,
      Impressions: count,
      /** Not positive: unknown. */
      AvgImpressionPosition: z.number().default(-1),
    }),
  ),
});

const refusalSchema = z.object({ ErrorCode: z.int() });
/** Microsoft's `ApiErrorCode`. */
const CODES: ReadonlyMap<number, BingError['problem']> = new Map([
  [1, 'bing_failed'],
  [2, 'bing_failed'],
  [3, 'bing_key_invalid'],
  [4, 'bing_throttled'],
  [5, 'bing_throttled'],
  [6, 'bing_key_invalid'],
  [7, 'bing_site_lost'],
  [10, 'bing_key_invalid'],
  [11, 'bing_site_lost'],
  [13, 'bing_site_lost'],
  [14, 'bing_site_lost'],
]);

/** Maps a status other than 2xx to a problem, by the code in the answer if there is one. */
export function problemOfAnswer(status: number, body: unknown): BingError['problem'] {
  const code = refusalSchema.safeParse(body).data?.ErrorCode;
  const named = code === undefined ? undefined : CODES.get(code);
  if (named !== undefined) return named;
  if (status === 429) return 'bing_throttled';
  if (status === 401 || status === 403) return 'bing_key_invalid';
  return status >= 500 || status === 408 ? 'bing_failed' : 'bing_unreadable';
}
