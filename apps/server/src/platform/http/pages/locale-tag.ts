import { markup, type Markup } from './markup.ts';

/** The language of a page for link previews, with the country that most of its readers live in, if that is known. */
export function localeTag(language: string): Markup | null {
  const { region = '' } = new Intl.Locale(language).maximize();
  return /^[A-Z]{2}$/.test(region)
    ? markup`<meta property="og:locale" content="${`${language}_${region}`}">`
    : null;
}
