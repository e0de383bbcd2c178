import type { generateStrategy as call, Strategy } from '@pagewright/contract/strategy';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import { compute } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { sentenceVectors } from '../../language-pack/index.ts';
import { withoutOriginals } from '../../research/index.ts';
import { writeAudit } from '../audit/index.ts';
import { metered } from '../usage/index.ts';
import { listSubjects } from '../content/index.ts';
import { analyzeTask, keywordsTask, planTask } from './strategy-tasks.ts';
import { gatherSubjectEvidence, resolveSubject, type BriefSubject } from './brief-subject.ts';
import { strategyMessages } from './messages.ts';
import { firstCurrentDay, nextMonday } from './plan-dates.ts';
import { requireAccess } from './policy.ts';
import { updateBriefRow, lockBrief, readNow } from './repository.ts';
import { rewordStrategy } from './reword-strategy.ts';

const STEPS = 2;

interface PlanOptions {
  readonly mainTopic: string;
  readonly articlesPerWeek: number;
  readonly startOn: string | undefined;
}

/**
 * Plans articles around a brief and stores the plan with a saved one. An unanalyzed brief is analyzed first. Dates
 * follow the database's clock. One AI request.
 * @throws ApiError 404 by policy, 422 for a first date in the past, 429 at the plan's limit.
 */
export async function generateStrategy(
  ctx: Context,
  { brief: reference, articlesPerWeek = 1, startOn }: ParsedRequest<typeof call>['body'],
): Promise<Strategy> {
  const subject = await resolveSubject(ctx, reference);
  if (startOn !== undefined && startOn < firstCurrentDay(await readNow(ctx.db)))
    throw new ApiError(422, 'past_date', strategyMessages.startInPast);
  const mainTopic = subject.row?.fields.mainTopic ?? reference.mainTopic ?? '';
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    planAndStore(inside, subject, { mainTopic, articlesPerWeek, startOn }),
  );
}

async function planAndStore(
  ctx: Context,
  subject: BriefSubject,
  { mainTopic, articlesPerWeek, startOn }: PlanOptions,
): Promise<Strategy> {
  const { row, keyword, secondaryKeywords, idea, language, userWritten } = subject;
  const startedAt = performance.now();
  ctx.progress(strategyMessages.gathering, 0, STEPS);
  const now = await readNow(ctx.db);
  const analysis =
    row?.analysis ??
    (await compute(analyzeTask, {
      keyword,
      secondaryKeywords,
      idea,
      language,
      userWritten,
      gathered: withoutOriginals(await gatherSubjectEvidence(ctx, subject)),
      now,
    }));
  ctx.progress(strategyMessages.planning, 1, STEPS);
  const keywords = await compute(keywordsTask, { keyword, idea, language, analysis });
  const planned = await compute(planTask, {
    idea,
    language,
    keyword,
    mainTopic,
    analysis,
    sections: row?.fields.sections.map(({ heading }) => heading) ?? null,
    existing: await listSubjects(ctx, keywords),
    articlesPerWeek,
    startOn: startOn ?? nextMonday(now),
    now,
    vectors: await sentenceVectors(keywords),
  });
  const strategy = await rewordStrategy(ctx, planned, startedAt);
  if (row === null) return strategy;
  return withTransaction(ctx, async (inside) => {
    await inside.run?.saves(inside);
    requireAccess(ctx.actor, await lockBrief(inside.db, row.id));
    await updateBriefRow(inside.db, row.id, { analysis, strategy, stage: 'strategy' });
    await writeAudit(inside, 'strategy.generate_strategy', row.id, {
      topics: strategy.supporting.length + 1,
    });
    return strategy;
  });
}
