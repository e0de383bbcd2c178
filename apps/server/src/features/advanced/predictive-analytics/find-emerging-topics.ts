import type { emergingTopics as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { emergingTopics } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { executeRun } from '../runs/execute-run.ts';
import { predictiveMessages } from './messages.ts';
import { fillGaps } from './months.ts';
import { toSource } from './show-source.ts';

type Answer = HandlerOutput<typeof call>;

const PERIOD = 12;
const HISTORY_MONTHS = 24;

/**
 * Finds topics near the keywords or the industry, ranked by how unusually interest in them grows.
 * @throws ApiError 429 at the plan's limit; the signal's reason.
 */
export async function findEmergingTopics(
  ctx: Context,
  body: ParsedRequest<typeof call>['body'],
): Promise<Answer> {
  const { industry, seedKeywords } = body;
  const seeds = [...new Set([...seedKeywords, ...(industry === '' ? [] : [industry])])];
  const request = { kind: 'emerging-topics', label: seeds.join(', '), inputs: body } as const;
  return executeRun(ctx, request, async (metering, inside) => {
    const found = new Map<string, { readonly seed: string; readonly series: ReturnType<typeof toSeries> }>();
    const sources: Answer['sources'] = [];
    for (const [at, seed] of seeds.entries()) {
      inside.progress(predictiveMessages.asking(seed), at, seeds.length);
      const told = await gatherInterest(inside, seed);
      sources.push(...told.sources.map(toSource));
      for (const interest of told.interests)
        if (!found.has(interest.subject)) found.set(interest.subject, { seed, series: toSeries(interest) });
    }
    if (sources.every(({ condition }) => condition !== 'answered')) metering.answeredFromCache();
    const judged = emergingTopics(
      [...found].map(([topic, { series }]) => ({
        topic,
        values: fillGaps(series.months),
        period: PERIOD,
      })),
    );
    return {
      topics: judged.flatMap(({ topic, growth, zScore, level, trend, seasonal }) => {
        const known = found.get(topic);
        if (!known) return [];
        const history = known.series.months
          .slice(-HISTORY_MONTHS)
          .map(({ month, value }) => ({ month, value }));
        return {
          topic,
          url: known.series.url,
          seed: known.seed,
          growth,
          zScore,
          level,
          trend,
          seasonal,
          history,
        };
      }),
      sources,
      provenance:
        found.size > 0
          ? { kind: 'modelled', method: 'growth without the season, against the topic’s own past' }
          : { kind: 'unknown', method: 'no source knows the interest' },
    };
  });
}
