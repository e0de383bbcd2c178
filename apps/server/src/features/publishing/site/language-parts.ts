import { markup, type Markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';

/** Languages written from right to left, of those that are recognized. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he']);

const directionOf = (language: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** The `dir` attribute of an element in a language, where the text around it runs the other way. */
export function directionAttribute(language: string, around: string | null = null): MarkupValue {
  const direction = directionOf(language);
  return direction !== directionOf(around ?? '') && markup` dir="${direction}"`;
}

/** The `lang` attribute of an element in a language, unless `around` is in the same one. Null: unknown, so none. */
export function languageAttribute(language: string | null, around: string): MarkupValue {
  return language !== null && language !== around && markup` lang="${language}"`;
}

/** The same with the direction of its text. */
export function languageAttributes(language: string | null, around: string): MarkupValue {
  return language !== null && [languageAttribute(language, around), directionAttribute(language, around)];
}

/** The language of a page for link previews, with the country that most of its readers live in, if that is known. */
export function localeTag(language: string): Markup | null {
  const { region = '' } = new Intl.Locale(language).maximize();
  return /^[A-Z]{2}$/.test(region)
    ? markup`<meta property="og:locale" content="${`${language}_${region}`}">`
    : null;
}
