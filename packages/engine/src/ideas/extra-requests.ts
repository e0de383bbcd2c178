import { contentWords } from './keyword-validation.ts';
import words from './extra-requests-words.json' with { type: 'json' };
import { withoutRequest } from './requested-points.ts';

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
const MAX_ITEMS = 5;
const MAX_WORDS = 8;
/** Text in parentheses, after a comma, or after a dash. */
const PARTS = /(?:,(?!\d)|[;()])+\s*|[.?!:]+\s+|\s[–—-]\s/u;

/**
 * Extra requests of an idea, in its own words: parts in parentheses or after commas and dashes that neither the keyword
 * nor the parsed fields cover. They are quoted and never built into a heading.
 */
export function extraRequests(
  idea: string,
  keyword: string,
  known: readonly string[],
  language: string,
): string[] {
  if (!isSupported(language)) return [];
  const { writer, text: wanted, joins, unsure, tail } = words[language];
  const isOutside = new RegExp(`(?<!\\p{L})(?:${writer}|${wanted})(?!\\p{L})`, 'iu');
  const said = new Set([keyword, ...known].flatMap((text) => stemsOf(text, language)));
  const found: string[] = [];
  const text = idea.replaceAll(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(PARTS);
  const asked = new RegExp(unsure, 'iu').exec(text)?.groups?.['x'];
  const isCovered = (stems: readonly string[]): boolean =>
    stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
  if (asked !== undefined && !isCovered(stemsOf(asked, language))) found.push(asked);
  // Further detail about people or a thing at the end of the first clause.
  const more = new RegExp(
    `^.+?(?<! (?:for|with|to|para|con|a|pour|à|avec|chez|par|sur)) (?<x>(?:${tail}) .+)$`,
    'iu',
  ).exec(first)?.groups?.['x'];
  for (const part of [...(more === undefined ? [] : [more]), ...rest]) {
    const request = withoutRequest(part.trim(), language);
    const item = toReader(
      request.replace(new RegExp(`^(?:${joins}) `, 'iu'), '').replace(/[\s.?!]+$/, ''),
      language,
    );
    const stems = stemsOf(item, language);
    // What to mention may be about the writer: 'mention that we are there in 25 minutes'.
    const isTold = request !== part.trim() || PICTURES.test(item);
    const isFit =
      found.length < MAX_ITEMS &&
      stems.length > 0 &&
      item.split(' ').length <= MAX_WORDS &&
      (isTold || !isOutside.test(item)) &&
      !NO_REQUEST.test(item) &&
      !isCovered(stems) &&
      (asked === undefined || !item.includes(asked));
    if (isFit) found.push(item);
  }
  return found;
}

/** Abbreviations and leftovers. */
const NO_REQUEST = /^(?:incl|etc|e\.g|i\.e|p\. ?ej|ok|aka|asap|thx|bref|en fin|anyway)\.?$/iu;

/** Pictures of the writer, who is the reader of the brief: 'photos from my greenhouse' as 'your greenhouse'. */
const PICTURES =
  /^(?:(?:with|con|avec) )?(?:photos?|pictures?|images?|videos?|fotos|vídeos?|imágenes|vidéos?)(?!\p{L})/iu;
const YOURS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'your']],
  es: [
    [/(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})/giu, 'tu'],
    [/(?<!\p{L})(?:mis|nuestr[oa]s)(?!\p{L})/giu, 'tus'],
  ],
  fr: [
    [/(?<!\p{L})(?:mon|ma|notre)(?!\p{L})/giu, 'votre'],
    [/(?<!\p{L})(?:mes|nos)(?!\p{L})/giu, 'vos'],
  ],
};

function toReader(item: string, language: Language): string {
  if (!PICTURES.test(item)) return item;
  const own = YOURS[language].reduce((text, [pattern, yours]) => text.replaceAll(pattern, yours), item);
  return own === item ? item : own.replace(/^(?:with|con|avec) /iu, '');
}

/** Numbers count as words, and so do negations. */
const stemsOf = (text: string, language: string): string[] => [
  ...contentWords(text, language).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, '')),
  ...(text.match(/\d+/g) ?? []),
];
