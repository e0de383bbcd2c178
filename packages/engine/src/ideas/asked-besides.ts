import { tellingWords } from './keyword-gate.ts';
import words from './asked-besides-words.json' with { type: 'json' };

type Language = keyof typeof words;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
const MOST_ITEMS = 5;
const MOST_WORDS = 8;
/** What stands in brackets, behind a comma or behind a dash. */
const PARTS = /(?:,(?!\d)|[;()])+\s*|[.?!:]+\s+|\s[–—-]\s/u;

/**
 * What an idea asks for besides, in its own words: what it lists in brackets, behind commas and dashes, as far as neither
 * its keyword nor what was read of it says the same. Such words are quoted and never built into a heading.
 */
export function askedBesides(
  idea: string,
  keyword: string,
  known: readonly string[],
  language: string,
): string[] {
  if (!isKnown(language)) return [];
  const { writer, text: wanted, joins, unsure, tail } = words[language];
  const isOutside = new RegExp(`(?<!\\p{L})(?:${writer}|${wanted})(?!\\p{L})`, 'iu');
  const said = new Set([keyword, ...known].flatMap((text) => stemsOf(text, language)));
  const found: string[] = [];
  const text = idea.replaceAll(/\s+/g, ' ');
  const [first = '', ...rest] = text.split(PARTS);
  const asked = new RegExp(unsure, 'iu').exec(text)?.groups?.['x'];
  const isSaid = (stems: readonly string[]): boolean =>
    stems.filter((stem) => said.has(stem)).length * 2 >= stems.length;
  if (asked !== undefined && !isSaid(stemsOf(asked, language))) found.push(asked);
  // What is said more of people or of a thing at the end of the first clause.
  const more = new RegExp(`^.+? (?<x>(?:${tail}) .+)$`, 'iu').exec(first)?.groups?.['x'];
  for (const part of [...(more === undefined ? [] : [more]), ...rest]) {
    const item = part
      .trim()
      .replace(new RegExp(`^(?:${joins}) `, 'iu'), '')
      .replace(/[.?!]+$/, '');
    const stems = stemsOf(item, language);
    const isFit =
      found.length < MOST_ITEMS &&
      stems.length > 0 &&
      item.split(' ').length <= MOST_WORDS &&
      !isOutside.test(item) &&
      !isSaid(stems) &&
      (asked === undefined || !item.includes(asked));
    if (isFit) found.push(item);
  }
  return found;
}

/** Numbers count as words, and so does what makes a thing its opposite. */
const stemsOf = (text: string, language: string): string[] => [
  ...tellingWords(text, language).map((word) => word.replace(/(?<=\p{L}{3})e?s$/u, '')),
  ...(text.match(/\d+/g) ?? []),
];
