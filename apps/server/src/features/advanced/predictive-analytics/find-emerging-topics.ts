import type { emergingTopics as call } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { emergingTopics } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { executeRun } from '../runs/execute-run.ts';
import { workInRounds } from '../runs/work-in-rounds.ts';
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
    const found = new Map<string, FoundTopic>();
    const sources: Answer['sources'] = [];
    const askAbout = async (seed: string, at: number): Promise<void> => {
      inside.progress(predictiveMessages.asking(seed), at, seeds.length);
      const told = await gatherInterest(inside, seed);
      sources.push(...told.sources.map(toSource));
      for (const interest of told.interests)
        if (!found.has(interest.subject)) found.set(interest.subject, { seed, series: toSeries(interest) });
    };
    const soFar = async () => ({ ...judgeTopics(found), sources: [...sources] });
    const answer = await workInRounds(inside, request, { items: seeds, round: askAbout, soFar });
    if (sources.every(({ condition }) => condition !== 'answered')) metering.answeredFromCache();
    return answer;
  });
}

interface FoundTopic {
  readonly seed: string;
  readonly series: ReturnType<typeof toSeries>;
}

/** Ranks topics by how unusually interest in them grows. */
function judgeTopics(found: ReadonlyMap<string, FoundTopic>): Pick<Answer, 'topics' | 'provenance'> {
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
    provenance:
      found.size > 0
        ? { kind: 'modelled', method: 'growth without the season, against the topic’s own past' }
        : { kind: 'unknown', method: 'no source knows the interest' },
  };
}
