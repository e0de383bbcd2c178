import type { Language } from '@pagewright/contract/settings/preferences';
import { currentLanguage, withLanguage } from './current-language.ts';

/** Computes a value once in each language in which it is read: by default, in the current one. */
export function byLanguage<Value>(compute: () => Value): (language?: Language) => Value {
  const known = new Map<Language, { readonly value: Value }>();
  return (language = currentLanguage()) => {
    const kept = known.get(language) ?? { value: withLanguage(language, compute) };
    known.set(language, kept);
    return kept.value;
  };
}
