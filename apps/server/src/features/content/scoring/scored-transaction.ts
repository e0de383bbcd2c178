import { withTransaction } from '../../../platform/db/client.ts';
import { ScoreCache, SourcesUncheckedError, ScoreMissingError, type ScoringContext } from './score-cache.ts';

/** A context inside a transaction, with the scores computed before it began. */
export type WithScoreCache<Ctx> = Ctx & { readonly scoreCache: ScoreCache };

/**
 * Runs `work` in one transaction that takes scores from `scoreCache`. If a score is missing because somebody else
 * saved or the address was taken in the meantime, or if sources were not checked yet, the transaction is rolled back,
 * the missing part is computed outside it, and `work` runs again. No lock is held while a text is scored.
 */
export async function withScoredTransaction<Ctx extends ScoringContext, Result>(
  ctx: Ctx,
  work: (inside: WithScoreCache<Ctx>) => Promise<Result>,
  scoreCache = new ScoreCache(),
): Promise<Result> {
  for (;;) {
    try {
      return await withTransaction(ctx, (inside) => work({ ...inside, scoreCache }));
    } catch (error) {
      if (error instanceof SourcesUncheckedError) await scoreCache.check(error.text);
      else if (error instanceof ScoreMissingError) await scoreCache.catchUp(ctx, error);
      else throw error;
    }
  }
}
