import type { z } from 'zod';
import { computeOrNull, computingUntil, defineTask } from '../../../platform/compute/index.ts';
import { OutgoingError, type Outgoing } from '../../../platform/outgoing/index.ts';
import { BingError } from '../bing-error.ts';
import type { BingWebmaster } from '../port.ts';
import { parseWeeks } from './parse-weeks.ts';
import { daysSchema, problemOfAnswer, sitesSchema } from './schema.ts';

/** Tens of thousands of rows. */
const parsing = defineTask(new URL('./parse-weeks.ts', import.meta.url), parseWeeks, { kind: 'long' });

const ANSWER_BYTES_MAX = 40_000_000;
const ANSWER_MS_MAX = 40_000;
const METHODS = { query: 'GetQueryStats', page: 'GetPageStats' } as const;

/** Bing Webmaster Tools for an API key, which Microsoft takes in the address only. */
export function microsoftBingWebmaster(outgoing: Outgoing, baseUrl: string, key: string): BingWebmaster {
  const ask = async (
    method: string,
    signal: AbortSignal,
    parameters: Readonly<Record<string, string>> = {},
  ): Promise<Buffer> => {
    const query = new URLSearchParams({ ...parameters, apikey: key }).toString();
    const answer = await outgoing
      .fetch(`${baseUrl}/json/${method}?${query}`, {
        signal,
        redirectsMax: 0,
        bytesMax: ANSWER_BYTES_MAX,
        millisecondsMax: ANSWER_MS_MAX,
        headers: { accept: 'application/json' },
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof OutgoingError)) throw cause;
        throw new BingError(cause.fault === 'answer_unreadable' ? 'bing_unreadable' : 'bing_unreachable', {
          // Its own text may name the address, and so the key.
          cause: { fault: cause.fault },
        });
      });
    if (answer.status < 200 || answer.status > 299)
      throw new BingError(problemOfAnswer(answer.status, readJson(answer.bytes.toString('utf8'))), {
        cause: { status: answer.status },
      });
    return answer.bytes;
  };
  const call = async <Answer>(
    method: string,
    schema: z.ZodType<Answer>,
    signal: AbortSignal,
    parameters?: Readonly<Record<string, string>>,
  ): Promise<Answer> => {
    const bytes = await ask(method, signal, parameters);
    const parsed = schema.safeParse(readJson(bytes.toString('utf8')));
    if (!parsed.success) throw new BingError('bing_unreadable', { cause: parsed.error.issues[0] });
    return parsed.data;
  };

  return {
    async listSites(signal) {
      const { d } = await call('GetUserSites', sitesSchema, signal);
      return d.map(({ Url, IsVerified }) => ({ url: Url, isVerified: IsVerified }));
    },
    async readDays(site, signal) {
      const { d } = await call('GetRankAndTrafficStats', daysSchema, signal, { siteUrl: site });
      return d.map(({ Date: day, Clicks, Impressions }) => ({
        day,
        clicks: Clicks,
        impressions: Impressions,
      }));
    },
    async readWeeks(site, kind, signal) {
      const bytes = await ask(METHODS[kind], signal, { siteUrl: site });
      const parsed = await computingUntil(signal, () => computeOrNull(parsing, bytes));
      if (parsed === null) throw new BingError('bing_unreadable');
      return parsed.d.map(({ Query, Date: week, Clicks, Impressions, AvgImpressionPosition: position }) => ({
        week,
        name: Query,
        clicks: Clicks,
        impressions: Impressions,
        position: position > 0 ? position : null,
      }));
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
