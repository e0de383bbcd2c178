import { topicKeys } from './topic-words.ts';
import type { Topic } from './types.ts';

/** Keywords as subjects without pages, in the language of the pages (ISO 639-1 or longer; null: English). */
export function keywordTopics(keywords: readonly string[], pageLanguage: string | null): Topic[] {
  const language = pageLanguage?.slice(0, 2).toLowerCase() ?? 'en';
  return keywords
    .map((name) => ({ name: name.trim(), keys: topicKeys(name, language) }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ name, keys }) => ({
      name,
      language,
      keys,
      variants: [],
      wordings: [keys],
      isDistinct: true,
      pages: [],
    }));
}
