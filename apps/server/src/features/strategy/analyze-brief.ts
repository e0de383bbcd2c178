import type { BriefAnalysis, BriefReference } from '@pagewright/contract/strategy';
import { compute } from '../../compute/index.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { withoutOriginals } from '../../research/index.ts';
import { writeAudit } from '../audit/index.ts';
import { metered } from '../usage/index.ts';
import { analyzing } from './analyzing.ts';
import { evidenceOfSubject, subjectOf, type BriefSubject } from './brief-subject.ts';
import { strategyMessages } from './messages.ts';
import { requireUsable } from './policy.ts';
import { changeBrief, lockBrief, readNow } from './repository.ts';
import { wordAnalysis } from './word-analysis.ts';

const STEPS = 2;

/**
 * Finds keywords and questions around a brief, and keeps them with a saved one; its strategy, which rests on an earlier
 * analysis, goes. One AI request.
 * @throws ApiError 404 by policy, 429 at the plan's limit.
 */
export async function analyzeBrief(ctx: Context, reference: BriefReference): Promise<BriefAnalysis> {
  const subject = await subjectOf(ctx, reference);
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, (_metering, inside) =>
    analyzeAndKeep(inside, subject),
  );
}

async function analyzeAndKeep(ctx: Context, subject: BriefSubject): Promise<BriefAnalysis> {
  const { keyword, secondaryKeywords, idea, language, own, row } = subject;
  const startedAt = performance.now();
  ctx.progress(strategyMessages.gathering, 0, STEPS);
  const gathered = await evidenceOfSubject(ctx, subject);
  ctx.progress(strategyMessages.analyzing, 1, STEPS);
  const now = await readNow(ctx.db);
  const found = await compute(analyzing, {
    keyword,
    secondaryKeywords,
    idea,
    language,
    own,
    gathered: withoutOriginals(gathered),
    now,
  });
  const analysis = await wordAnalysis(ctx, found, { keyword, gathered, startedAt });
  if (row === null) return analysis;
  return withTransaction(ctx, async (inside) => {
    await inside.run?.saves(inside);
    requireUsable(ctx.actor, await lockBrief(inside.db, row.id));
    await changeBrief(inside.db, row.id, { analysis, strategy: null, stage: 'analysis' });
    await writeAudit(inside, 'strategy.analyze_brief', row.id);
    return analysis;
  });
}
