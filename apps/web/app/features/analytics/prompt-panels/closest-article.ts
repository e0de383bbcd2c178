import type { ContentCard } from '@pagewright/contract/content';

const WORD = /[\p{L}\p{N}]{3,}/gu;
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD));

/** The article whose title and keyword share the most words with a question; of equals, the first. */
export function closestArticle<Article extends Pick<ContentCard, 'title' | 'primaryKeyword'>>(
  question: string,
  articles: readonly Article[],
): Article | undefined {
  const asked = wordsOf(question);
  let [best, most] = [articles[0], -1];
  for (const article of articles) {
    const named = wordsOf(`${article.title} ${article.primaryKeyword}`);
    const shared = [...asked].filter((word) => named.has(word)).length;
    if (shared > most) [best, most] = [article, shared];
  }
  return best;
}
