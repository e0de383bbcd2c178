import type { BriefAnalysis, Strategy, StrategyTopic } from '@pagewright/contract/strategy';
import { IDEA_LANGUAGES, type ExistingArticle } from '@pagewright/engine';
import { compute } from '../../platform/compute/index.ts';
import type { Context } from '../../platform/context.ts';
import { gatherEvidence, withoutOriginals } from '../../research/index.ts';
import { createBriefFromWords, type NewBriefData } from './generate-brief.ts';
import { nextMonday } from './plan-dates.ts';
import { readNow } from './repository.ts';
import { analyzeTask, planTask } from './strategy-tasks.ts';

/** A generated brief with its analysis and strategy, before it is stored. */
export interface FinishedBriefData extends NewBriefData {
  readonly analysis: BriefAnalysis;
  readonly strategy: Strategy;
}

/**
 * Creates a brief from an idea and its keyword alone, analyzes it, and plans articles around it, as the three steps of
 * the wizard do, but without searches, pages, a model, or metering.
 * @param existing Articles that the plan should use. Their ids may be provisional; see `withArticleIds`.
 */
export async function createFinishedBrief(
  ctx: Context,
  { idea, keyword }: { readonly idea: string; readonly keyword: string },
  existing: readonly ExistingArticle[],
): Promise<FinishedBriefData> {
  const made = await createBriefFromWords(ctx, { idea, keyword });
  const { fields, findings } = made.created;
  const language = IDEA_LANGUAGES.includes(findings.language) ? findings.language : null;
  const gathered = await gatherEvidence(ctx, { keyword, pages: [], competitors: [], includeSearch: false });
  const now = await readNow(ctx.db);
  const analysis = await compute(analyzeTask, {
    keyword,
    secondaryKeywords: fields.secondaryKeywords,
    idea,
    language,
    userWritten: new Set(['keyword'] as const),
    gathered: withoutOriginals(gathered),
    now,
  });
  const strategy = await compute(planTask, {
    idea,
    language,
    keyword,
    mainTopic: fields.mainTopic,
    analysis,
    sections: fields.sections.map(({ heading }) => heading),
    existing,
    articlesPerWeek: 1,
    startOn: nextMonday(now),
    now,
    vectors: null,
  });
  return { ...made, analysis, strategy };
}

/** The strategy with the ids that its existing articles got when they were stored. */
export function withArticleIds(strategy: Strategy, ids: ReadonlyMap<string, string>): Strategy {
  const resolve = ({ existing, ...topic }: StrategyTopic): StrategyTopic => {
    const id = existing ? ids.get(existing.id) : undefined;
    return { ...topic, existing: existing && id !== undefined ? { ...existing, id } : null };
  };
  return {
    ...strategy,
    pillar: resolve(strategy.pillar),
    supporting: strategy.supporting.map(resolve),
  };
}
