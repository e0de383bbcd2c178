import type { Language } from '@pagewright/contract/settings/preferences';
import { currentLanguage } from './current-language.ts';

/** Messages that resolve in the current language on access: read them when they are shown, not before. */
export function localizedMessages<Sentences extends object>(
  english: Sentences,
  spanish: Sentences,
  french: Sentences,
): Sentences {
  const sentences: Readonly<Record<Language, Sentences>> = { en: english, es: spanish, fr: french };
  return new Proxy(english, { get: (_, key): unknown => Reflect.get(sentences[currentLanguage()], key) });
}
