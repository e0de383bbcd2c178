import { wordPatterns } from '../text/word-patterns.ts';
import words from './implied-demands-words.json' with { type: 'json' };
import { containsMostWords } from './word-overlap.ts';

type Language = keyof typeof words;
const patternOf = wordPatterns(words, 'u');
const COMPARISON = / (?:vs\.?|versus|or|o|ou) /u;

/** The place of the writer, whose prices count: 'à Nantes' of 'je suis paysagiste à Nantes'; null if no price is asked. */
export const placeOfWriter = (idea: string, keyword: string, language: Language): string | null =>
  patternOf('priced', language).test(keyword)
    ? (patternOf('ownPlace', language).exec(idea)?.groups?.['where'] ?? null)
    : null;

/** What one side of a comparison is, if the idea asks this first: 'what is a purchase order and how …'. */
export function definitions(first: string, keyword: string, language: Language): string[] {
  const what = patternOf('definition', language).exec(first)?.groups?.['what'];
  if (what === undefined || !COMPARISON.test(keyword) || patternOf('compared', language).test(what))
    return [];
  const asked = first.slice(0, 1).toLowerCase() + first.slice(1);
  return [language === 'fr' ? `${asked} ?` : asked];
}

/** An occasion with its article: 'an adult birthday' of '12 cold tapas (adult birthday)'; null if the idea names none. */
export function occasionIn(idea: string, keyword: string, language: Language): string | null {
  for (const part of idea.split(/[,;()]\s*|\s[–—-]\s/u).slice(1)) {
    const found = patternOf('occasion', language).exec(part.trim())?.groups;
    const what = found?.['what'];
    if (what === undefined || containsMostWords(keyword, what)) continue;
    const isFeminine = found?.['feminine'] !== undefined;
    const article = {
      en: /^[aeiou]/iu.test(what) ? 'an' : 'a',
      es: isFeminine ? 'una' : 'un',
      fr: isFeminine ? 'une' : 'un',
    }[language];
    return `${article} ${what.toLowerCase()}`;
  }
  return null;
}

/** What readers do without: 'marketing department' of 'no marketing department', but not 'no fluff'. English. */
export const lackIn = (clause: string, language: Language): string | null =>
  patternOf('lack', language).exec(clause)?.groups?.['what'] ?? null;
