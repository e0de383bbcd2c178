import { createSimilarity } from '../similarity/create-similarity.ts';
import type { InternalLink, InternalPage } from './types.ts';

/** Less alike than this is another subject. */
const LEAST_RELEVANCE = 0.25;
/** More alike than this is the same subject: a page that competes with the article, not one to lead to. */
const SAME_SUBJECT = 0.95;
const MOST_LINKS = 8;
const MOST_TERMS = 30;

/**
 * Own pages to link to: those that are like the keyword or one of the subject's terms. A page on the very keyword is
 * left out. `terms` are texts, heaviest first.
 */
export function internalLinks(
  keyword: string,
  terms: readonly string[],
  pages: readonly InternalPage[],
  language: string,
): InternalLink[] {
  const compare = createSimilarity(language);
  const subjects = terms.slice(0, MOST_TERMS);
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
    if (relevance >= LEAST_RELEVANCE) found.push({ url: page.url, title: page.title, anchor, relevance });
  }
  return found.toSorted((first, second) => second.relevance - first.relevance).slice(0, MOST_LINKS);
}
