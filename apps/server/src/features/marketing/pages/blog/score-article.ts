import { score, type ScoredResult } from '@pagewright/engine';

/** What the score of an article rests on. */
export type ScoredArticle = Omit<Parameters<typeof score>[0], 'evidence'>;

/** The score of an article by its own words, with no page to compare with. @throws Error where the engine gives none. */
export function scoreArticle(article: ScoredArticle): ScoredResult {
  const result = score({ ...article, evidence: null });
  if (result.status === 'unscored')
    throw new Error(`“${article.title ?? ''}” has no score: ${result.reason}`);
  return result;
}
