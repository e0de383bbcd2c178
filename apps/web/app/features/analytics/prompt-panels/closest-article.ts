import type { ContentCard } from '@pagewright/contract/content';

const WORD = /[\p{L}\p{N}]{3,}/gu;
/** Words by which questions in the languages of the application ask, and others that say nothing of their subject. */
const ASKING = new Set(
  'and are best can cómo comment con cuál cuáles cuándo cuánto dans del des does dónde est for from has how las les los meilleur mejor mes mis not para peut por pour puede quand que qué quel quelle quels qui quoi should son sont sur the una une what when where which who why will with you your'.split(
    ' ',
  ),
);
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(WORD)
      ?.filter((word) => !ASKING.has(word)),
  );

/** The article whose title and keyword share the most words with a question; of equals, the first. Undefined if none does. */
export function closestArticle<Article extends Pick<ContentCard, 'title' | 'primaryKeyword'>>(
  question: string,
  articles: readonly Article[],
): Article | undefined {
  const asked = wordsOf(question);
  let [best, most]: [Article | undefined, number] = [undefined, 0];
  for (const article of articles) {
    const named = wordsOf(`${article.title} ${article.primaryKeyword}`);
    const shared = [...asked].filter((word) => named.has(word)).length;
    if (shared > most) [best, most] = [article, shared];
  }
  return best;
}
