import { createSimilarity } from '../similarity/create-similarity.ts';
import type { InternalLink, InternalPage } from './types.ts';

/** Pages below this similarity are about another subject. */
const MIN_RELEVANCE = 0.25;
/** Pages above this similarity compete with the article, so they are not linked. */
const SAME_SUBJECT = 0.95;
const MAX_LINKS = 8;
const MAX_TERMS = 30;

/**
 * The user's own pages to link to: similar to the keyword or one of the subject's terms. A page on the exact keyword is
 * left out. `terms` are texts, heaviest first.
 */
export function suggestInternalLinks(
  keyword: string,
  terms: readonly string[],
  pages: readonly InternalPage[],
  language: string,
): InternalLink[] {
  const compare = createSimilarity(language);
  const subjects = terms.slice(0, MAX_TERMS);
  const found: InternalLink[] = [];
  for (const page of pages) {
    const about =
      page.keyword?.trim() === undefined || page.keyword.trim() === '' ? page.title : page.keyword.trim();
    if (about.trim() === '') continue;
    const nearness = compare.between(about, keyword);
    if (nearness >= SAME_SUBJECT) continue;
    let anchor = about;
    let relevance = nearness;
    for (const term of subjects) {
      const likeness = compare.between(about, term);
      if (likeness <= relevance) continue;
      relevance = likeness;
      anchor = term;
    }
    if (relevance >= MIN_RELEVANCE) found.push({ url: page.url, title: page.title, anchor, relevance });
  }
  return found.toSorted((first, second) => second.relevance - first.relevance).slice(0, MAX_LINKS);
}
