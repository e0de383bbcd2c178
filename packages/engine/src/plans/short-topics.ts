import type { PlanLanguage } from './phrase-parts.ts';
import names from './short-topics.json' with { type: 'json' };

/** What a question that an idea asks is about, in a word or two: 'cost' of 'what it costs with a dentist'; null where none fits. */
export function shortTopic(topic: string, language: PlanLanguage): string | null {
  if (!topic.includes(' ')) return topic;
  const found = names[language].find(([pattern = '']) =>
    new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').test(topic),
  );
  return found?.[1] ?? null;
}
