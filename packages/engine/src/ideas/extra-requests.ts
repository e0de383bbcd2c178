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
  const more = new RegExp(`^.+? (?<x>(?:${tail}) .+)$`, 'iu').exec(first)?.groups?.['x'];
  for (const part of [...(more === undefined ? [] : [more]), ...rest]) {
    const item = withoutRequest(part.trim(), language)
      .replace(new RegExp(`^(?:${joins}) `, 'iu'), '')
      .replace(/[.?!]+$/, '');
    const stems = stemsOf(item, language);
    const isFit =
      found.length < MAX_ITEMS &&
      stems.length > 0 &&
      item.split(' ').length <= MAX_WORDS &&
      !isOutside.test(item) &&
      !isCovered(stems) &&
      (asked === undefined || !item.includes(asked));
    if (isFit) found.push(item);
  }
  return found;
}

/** Numbers count as words, and so do negations. */
const stemsOf = (text: string, language: string): string[] => [
  ...contentWords(text, language).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, '')),
  ...(text.match(/\d+/g) ?? []),
];
