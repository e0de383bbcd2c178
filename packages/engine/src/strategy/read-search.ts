import { lexiconOf } from '../text/lexicon.ts';
import table from './search-words.json' with { type: 'json' };

/** What somebody who types a keyword looks for, however it is worded. */
export interface Search {
  /** What is asked of the subject: its cost, how it is done, the best of its kind. */
  readonly kind: string;
  /** Stems of the words that name the subject, the same for synonyms. */
  readonly words: ReadonlySet<string>;
  /** Of these words those that name something: none where all of them only ask or link ('what it costs'). */
  readonly telling: readonly string[];
  /** Its letters alone: 'e-bike' and 'ebike' are one. */
  readonly letters: string;
  /** What is turned into what, where the words say so: 'miles to km' is not 'km to miles'. */
  readonly direction: readonly [from: string, to: string] | null;
  readonly years: ReadonlySet<string>;
}

interface Words {
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

const tables = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const { kinds, rewrites, frame, directions, makers, without, same } = table[language];
  const lexicon = lexiconOf(language);
  const words: Words = {
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

/** Reads what a keyword, a title or a heading is sought for. Languages without words of their own are read as English. */
export function readSearch(text: string, language: string): Search {
  const code: Language = Object.hasOwn(table, language) ? (language as Language) : 'en';
  const { kinds, rewrites, frame, direction, makers, without, same } = wordsOf(code);
  const lexicon = lexiconOf(code);
  const years = new Set(text.match(YEAR));
  let rest = text
    .toLowerCase()
    .replaceAll(YEAR, ' ')
    .replaceAll(/(?<=\d)\((\p{L})\)/gu, '$1')
    .replaceAll(/[¿¡?!"“”«»:,()]/g, ' ');
  for (const [pattern, plain] of rewrites) rest = rest.replaceAll(pattern, plain);
  rest = rest.replaceAll(/\s+/g, ' ').trim();
  const [kind, asking] = kinds.find(([, pattern]) => pattern.test(rest)) ?? ['thing', null];
  if (asking !== null) rest = rest.replace(asking, ' ');
  const framed = rest.replaceAll(frame, ' ');
  const keyOf = (word: string): string => {
    const { key } = lexicon.entry(word);
    // Who or what does something is not the doing: a 'descaler' is bought, 'descaling' is done.
    return makers.test(word) ? `${key}+` : (same.get(key) ?? key);
  };
  const isTelling = (word: string): boolean => !lexicon.entry(word).isFunctionWord;
  const telling = (framed.match(WORD) ?? []).filter(isTelling);
  // Of a keyword that is nothing but a frame ('guide') the frame is what is sought.
  const told = telling.length > 0 ? telling : (rest.match(WORD) ?? []);
  const denied = without.test(framed) ? ['-'] : [];
  const [, from, to] = direction.exec(framed) ?? [];
  return {
    kind,
    words: new Set([...told.map(keyOf), ...denied]),
    telling: telling.map(keyOf),
    letters: [...told.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '')), ...denied].join(''),
    direction: from === undefined || to === undefined ? null : [keyOf(from), keyOf(to)],
    years,
  };
}

/** A heading without words that only round it off: 'Prices and what they depend on' is about prices. */
export const withoutFiller = (heading: string, language: string): string =>
  Object.hasOwn(table, language)
    ? heading.replaceAll(whole(table[language as Language].filler, 'giu'), ' ')
    : heading;

/** Kinds that one page serves: 'kettle descaling' is how to do it. */
const PAIRED: ReadonlySet<string> = new Set(['thing', 'how']);

/** Whether one page can answer what two searches ask of their subjects. */
export const isSameKind = (one: Search, other: Search): boolean =>
  one.kind === other.kind || (PAIRED.has(one.kind) && PAIRED.has(other.kind));

/** Whether two searches want one page: the same subject in whatever words and order, and the same asked of it. */
export function isSameSearch(one: Search, other: Search): boolean {
  if (!isSameKind(one, other)) return false;
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
