import type { Language } from '@pagewright/contract/settings/preferences';
import { spokenLanguage } from './spoken-language.ts';

/** Sentences that are each said in the language of whoever reads them: to be read when they are said, not kept. */
export function inLanguages<Sentences extends object>(
  english: Sentences,
  spanish: Sentences,
  french: Sentences,
): Sentences {
  const sentences: Readonly<Record<Language, Sentences>> = { en: english, es: spanish, fr: french };
  return new Proxy(english, { get: (_, key): unknown => Reflect.get(sentences[spokenLanguage()], key) });
}
