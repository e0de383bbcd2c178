import { lexiconOf } from '../text/lexicon.ts';
import table from './search-words.json' with { type: 'json' };

/** The search intent of a keyword, independent of wording. */
export interface SearchIntent {
  /** What is asked about the subject: cost, instructions, the best of its kind. */
  readonly kind: string;
  /** Stems of the subject words, with synonyms unified. */
  readonly words: ReadonlySet<string>;
  /** Those that name something; empty if all of them only ask or link ('what it costs'). */
  readonly telling: readonly string[];
  /** The stems of the telling words as they are written, with no synonyms unified. */
  readonly tellingStems: ReadonlySet<string>;
  /** Letters only, so that 'e-bike' and 'ebike' match. */
  readonly letters: string;
  /** The direction of a conversion: 'miles to km' is not 'km to miles'. */
  readonly direction: readonly [from: string, to: string] | null;
  readonly years: ReadonlySet<string>;
}

interface SearchWords {
  readonly kinds: readonly (readonly [kind: string, pattern: RegExp])[];
  readonly rewrites: readonly (readonly [pattern: RegExp, plain: string])[];
  readonly frame: RegExp;
  readonly direction: RegExp;
  readonly makers: RegExp;
  readonly without: RegExp;
  readonly same: ReadonlyMap<string, string>;
}

type Language = keyof typeof table;

const YEAR = /(?<!\p{N})20[0-4]\d(?!\p{N})/gu;
const WORD = /[\p{L}\p{N}]+(?:['’.][\p{L}\p{N}]+)*/gu;
const whole = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags);

/** Kinds whose pages are lists. */
const LISTED_KINDS: ReadonlySet<string> = new Set(['best', 'mistakes']);

const tables = new Map<Language, SearchWords>();

function languageWords(language: Language): SearchWords {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const { kinds, rewrites, frame, directions, makers, without, same } = table[language];
  const lexicon = lexiconOf(language);
  const words: SearchWords = {
    kinds: kinds.map(([kind = '', pattern = '']) => [kind, whole(pattern)]),
    rewrites: rewrites.map(([pattern = '', plain = '']) => [whole(pattern, 'giu'), plain]),
    frame: whole(frame, 'giu'),
    direction: new RegExp(`([\\p{L}\\p{N}]+) (?:${directions}) ([\\p{L}\\p{N}]+)`, 'iu'),
    makers: new RegExp(makers, 'iu'),
    without: whole(without),
    same: new Map(
      same.flatMap((group) => {
        const keys = group.split(' ').map((word) => lexicon.entry(word).key);
        return keys.map((key): [string, string] => [key, keys[0]!]);
      }),
    ),
  };
  tables.set(language, words);
  return words;
}

const ASIDE = /(?<=\s)\([^()]*\)/g;

/** Parses the search intent of a keyword, title, or heading. Unsupported languages are read as English. */
export function parseSearch(text: string, language: string): SearchIntent {
  const code: Language = Object.hasOwn(table, language) ? (language as Language) : 'en';
  const { kinds, rewrites, frame, direction, makers, without, same } = languageWords(code);
  const lexicon = lexiconOf(code);
  const years = new Set(text.match(YEAR));
  const normalize = (raw: string): string => {
    const plain = raw
      .toLowerCase()
      .replaceAll(YEAR, ' ')
      .replaceAll(/(?<=\d)\((\p{L})\)/gu, '$1')
      .replaceAll(/[¿¡?!"“”«»:,()]/g, ' ');
    return rewrites
      .reduce((text, [pattern, simple]) => text.replaceAll(pattern, simple), plain)
      .replaceAll(/\s+/g, ' ')
      .trim();
  };
  let rest = normalize(text);
  // An aside does not ask: 'How to bleed a radiator (with a combi or a tank)' compares nothing.
  const asked = normalize(text.replaceAll(ASIDE, ' ')) || rest;
  const [kind, asking] = kinds.find(([, pattern]) => pattern.test(asked)) ?? ['thing', null];
  if (asking !== null) rest = rest.replace(asking, ' ');
  // '7 mistakes' and '10 best' are lists of any length; '7 day plan' is not.
  if (LISTED_KINDS.has(kind)) rest = rest.replace(/^\s*\p{N}{1,3}(?=\s)/u, ' ');
  const framed = rest.replaceAll(frame, ' ');
  const keyOf = (word: string): string => {
    const { key } = lexicon.entry(word);
    // The agent is not the action: a 'descaler' is bought, 'descaling' is done.
    return makers.test(word) ? `${key}+` : (same.get(key) ?? key);
  };
  const isTelling = (word: string): boolean => !lexicon.entry(word).isFunctionWord;
  const telling = (framed.match(WORD) ?? []).filter(isTelling);
  // A keyword that is only a frame ('guide') is its own subject.
  const told = telling.length > 0 ? telling : (rest.match(WORD) ?? []);
  const denied = without.test(framed) ? ['-'] : [];
  const [, from, to] = direction.exec(framed) ?? [];
  return {
    kind,
    words: new Set([...told.map(keyOf), ...denied]),
    telling: telling.map(keyOf),
    tellingStems: new Set(telling.map((word) => lexicon.entry(word).key)),
    letters: [...told.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '')), ...denied].join(''),
    direction: from === undefined || to === undefined ? null : [keyOf(from), keyOf(to)],
    years,
  };
}

/** A heading without filler: 'Prices and what they depend on' is about prices. */
export const withoutFiller = (heading: string, language: string): string =>
  Object.hasOwn(table, language)
    ? heading.replaceAll(whole(table[language as Language].filler, 'giu'), ' ')
    : heading;

/** Kinds that share one page: 'kettle descaling' is how to do it. */
const COMPATIBLE_KINDS: ReadonlySet<string> = new Set(['thing', 'how']);

/** Whether one page can answer both kinds of search. */
export const isCompatibleKind = (one: SearchIntent, other: SearchIntent): boolean =>
  one.kind === other.kind || (COMPATIBLE_KINDS.has(one.kind) && COMPATIBLE_KINDS.has(other.kind));

/** Whether two searches belong on one page: same subject in any wording and order, and same kind. */
export function isSameSearch(one: SearchIntent, other: SearchIntent): boolean {
  if (!isCompatibleKind(one, other)) return false;
  if (one.years.size > 0 && other.years.size > 0 && [...one.years].every((year) => !other.years.has(year)))
    return false;
  const isTurned =
    one.direction !== null &&
    other.direction !== null &&
    one.direction[0] === other.direction[1] &&
    one.direction[1] === other.direction[0];
  if (isTurned || one.words.size === 0) return false;
  const areEqual =
    one.words.size === other.words.size && [...one.words].every((word) => other.words.has(word));
  return areEqual || one.letters === other.letters;
}

/** Equal for searches with the same words, kind, and years; like `isSameSearch`, but for many at once. */
export function searchIdentity({ kind, words, years, direction }: SearchIntent): string {
  const asked = COMPATIBLE_KINDS.has(kind) ? '' : kind;
  return `${asked}: ${[...words].toSorted().join(' ')} ${[...years].toSorted().join(' ')} ${direction?.join('>') ?? ''}`;
}

/** The count at the start of a list, as in '7 mistakes', and years say nothing about what a page is about. */
const COUNT_OR_YEAR = /^\d{1,3}(?!\p{N})|(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu;
const NUMBER = /\p{N}+/gu;

/**
 * A key that is equal for the same search in any wording and order. `asked` is the whole title, `query` its part about
 * the subject. '' if the subject is a single word and nothing is asked about it.
 */
export function searchKey({
  asked,
  query,
  language,
}: {
  readonly asked: string;
  readonly query: string;
  readonly language: string | null;
}): string {
  const code = language?.slice(0, 2) ?? 'en';
  const whole = parseSearch(asked, code);
  const part = parseSearch(query, code);
  const { kind } = whole.kind === 'thing' ? part : whole;
  // Without the words that the whole title shows to be part of the question.
  const common = [...part.words].filter((word) => whole.words.has(word));
  const words = (common.length > 0 ? common : [...part.words]).toSorted();
  const numbers = asked.trim().replaceAll(COUNT_OR_YEAR, ' ').match(NUMBER) ?? [];
  const key = [...(COMPATIBLE_KINDS.has(kind) ? [] : [kind]), ...words, ...numbers].join(' ');
  return key.includes(' ') ? key : '';
}
