import { markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';

/** The recognized languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he']);

const directionOf = (language: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** The `dir` attribute of an element in a language, if the text around it runs the other way. */
export function directionAttribute(language: string, around: string | null = null): MarkupValue {
  const direction = directionOf(language);
  return direction !== directionOf(around ?? '') && markup` dir="${direction}"`;
}

/** The `lang` attribute of an element in a language; none if that is unknown (null) or the language around it. */
export function languageAttribute(language: string | null, around: string): MarkupValue {
  return language !== null && language !== around && markup` lang="${language}"`;
}

/** The same with the direction of its text. */
export function languageAttributes(language: string | null, around: string): MarkupValue {
  return language !== null && [languageAttribute(language, around), directionAttribute(language, around)];
}
