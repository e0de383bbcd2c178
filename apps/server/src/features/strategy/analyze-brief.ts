import type { BriefAnalysis, BriefReference } from '@pagewright/contract/strategy';
import { compute } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { withoutOriginals } from '../../research/index.ts';
import { writeAudit } from '../audit/index.ts';
import { metered } from '../usage/index.ts';
import { analyzeTask } from './strategy-tasks.ts';
import { gatherSubjectEvidence, resolveSubject, type BriefSubject } from './brief-subject.ts';
import { strategyMessages } from './messages.ts';
import { requireAccess } from './policy.ts';
import { updateBriefRow, lockBrief, readNow } from './repository.ts';
import { rewordAnalysis } from './reword-analysis.ts';

const STEPS = 2;

/**
 * Finds keywords and questions around a brief and stores them with a saved one. Its strategy, which rests on the
 * earlier analysis, is removed. One AI request.
 * @throws ApiError 404 by policy, 429 at the plan's limit.
 */
export async function analyzeBrief(ctx: Context, reference: BriefReference): Promise<BriefAnalysis> {
  const subject = await resolveSubject(ctx, reference);
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    analyzeAndStore(inside, subject),
  );
}

async function analyzeAndStore(ctx: Context, subject: BriefSubject): Promise<BriefAnalysis> {
  const { keyword, secondaryKeywords, idea, language, userWritten, row } = subject;
  const startedAt = performance.now();
  ctx.progress(strategyMessages.gathering, 0, STEPS);
  const gathered = await gatherSubjectEvidence(ctx, subject);
  ctx.progress(strategyMessages.analyzing, 1, STEPS);
  const now = await readNow(ctx.db);
  const found = await compute(analyzeTask, {
    keyword,
    secondaryKeywords,
    idea,
    language,
    userWritten,
    gathered: withoutOriginals(gathered),
    now,
  });
  const analysis = await rewordAnalysis(ctx, found, { keyword, gathered, startedAt });
  if (row === null) return analysis;
  return withTransaction(ctx, async (inside) => {
    await inside.run?.saves(inside);
    requireAccess(ctx.actor, await lockBrief(inside.db, row.id));
    await updateBriefRow(inside.db, row.id, { analysis, strategy: null, stage: 'analysis' });
    await writeAudit(inside, 'strategy.analyze_brief', row.id);
    return analysis;
  });
}
