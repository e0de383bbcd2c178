import { foldText } from '@pagewright/contract/fold-text';
import { topics } from './topics.ts';

/** Maximum topics per search; the guide's own search shows all. */
const TOPICS_MAX = 4;

/** A help topic in the application's search, in the caller's language. Its path on the site is `/help/{id}`. */
export interface FoundTopic {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
}

/**
 * Topics whose title, keywords, or description contain a word that starts with each word of the term; none for an empty
 * term.
 */
export function searchHelp({ searchTerm }: { readonly searchTerm: string }): FoundTopic[] {
  const searchWords = wordsOf(searchTerm);
  if (searchWords.length === 0) return [];
  return topics()
    .filter(({ title, keywords, description }) => {
      const words = wordsOf([title, ...keywords, description].join(' '));
      return searchWords.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, TOPICS_MAX)
    .map(({ slug, title, description }) => ({ id: slug, title, excerpt: description }));
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
