import { markup, type Markup, type MarkupValue } from '../../../platform/http/pages/markup.ts';

/** Languages written from right to left, of those that are recognized. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he']);

const directionOf = (language: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

/** The attributes of an element in a language; none where `around` is in the same one. Null: unknown, so none. */
export function languageAttributes(language: string | null, around: string | null = null): MarkupValue {
  if (language === null || language === around) return null;
  const direction = directionOf(language);
  return markup` lang="${language}"${direction !== directionOf(around ?? '') && markup` dir="${direction}"`}`;
}

/** The language of a page for link previews, with the country that most of its readers live in, if that is known. */
export function localeTag(language: string): Markup | null {
  const { region = '' } = new Intl.Locale(language).maximize();
  return /^[A-Z]{2}$/.test(region)
    ? markup`<meta property="og:locale" content="${`${language}_${region}`}">`
    : null;
}
