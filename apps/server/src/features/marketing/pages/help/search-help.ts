import { topics } from './topics.ts';

/** Topics that one search shows at most: the guide's own search has them all. */
const TOPICS_MAX = 4;

/** A topic of the help guide as the search of the application shows it; it stands at `/help/{id}`. */
export interface FoundTopic {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
}

/** The topics in whose title, keywords or description a word begins with each word of the term; none for no words. */
export function searchHelp({ searchTerm }: { readonly searchTerm: string }): FoundTopic[] {
  const asked = wordsOf(searchTerm);
  if (asked.length === 0) return [];
  return topics
    .filter(({ title, keywords, description }) => {
      const words = wordsOf([title, ...keywords, description].join(' '));
      return asked.every((start) => words.some((word) => word.startsWith(start)));
    })
    .slice(0, TOPICS_MAX)
    .map(({ slug, title, description }) => ({ id: slug, title, excerpt: description }));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
