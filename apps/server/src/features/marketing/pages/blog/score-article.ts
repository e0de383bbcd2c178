import { score, type ScoredResult } from '@pagewright/engine';

/** The input for an article's score. */
export type ScoredArticle = Omit<Parameters<typeof score>[0], 'evidence'>;

/**
 * The score of an article from its own words, without pages for comparison.
 * @throws Error if the engine gives none.
 */
export function scoreArticle(article: ScoredArticle): ScoredResult {
  const result = score({ ...article, evidence: null });
  if (result.status === 'unscored')
    throw new Error(`“${article.title ?? ''}” has no score: ${result.reason}`);
  return result;
}
