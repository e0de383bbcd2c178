import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import words from './keyword-validation-words.json' with { type: 'json' };

type Language = keyof typeof words;
const isSupported = (language: string): language is Language => Object.hasOwn(words, language);
/** Longer keywords are seldom typed, and a longer span is a sentence. */
const MAX_SPAN = 11;
const VERB_MAJORITY = 0.75;
const SEPARATORS = /[.,;:?!()¿¡"“”«»]+|\s[–—-]\s/u;

/** Content words of a text: no function words, and none that only frame a question. */
export function contentWords(text: string, language: string): string[] {
  const small = functionWords(language);
  const frame = frameOf(language);
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}+#]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  ).filter((word) => !small.has(word) && !frame.has(word) && !/^(?:\p{L}|\d+)$/u.test(word));
}

/** Whether a keyword names its subject and does not break off after a preposition or a transitive verb. */
export function namesSubject(keyword: string, language: string): boolean {
  if (!isSupported(language)) return keyword !== '';
  const { situation, tone, open } = words[language];
  const isOutside = [situation, tone].some((pattern) =>
    new RegExp(`^(?:${pattern})`, 'iu').test(`${keyword} `),
  );
  if (isOutside || new RegExp(`(?:^| )(?:${open})$`, 'iu').test(keyword)) return false;
  const telling = contentWords(keyword, language);
  const [only = ''] = telling;
  return telling.length > 1 || (telling.length === 1 && !isVerb(only, language));
}

/** Extends a keyword with the following words of the idea until it names its subject; null if it never does. */
export function extendKeyword(keyword: string, idea: string, language: string): string | null {
  const at = keyword === '' ? -1 : idea.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0) return null;
  const [clause = ''] = idea.slice(at).split(SEPARATORS);
  const longer = clauseSpan(clause, language);
  return longer.length > keyword.length && namesSubject(longer, language) ? longer : null;
}

/** Adds the word before a keyword that would reverse its meaning: 'low' of 'low sodium', 'no' of 'no bake'. */
export function withPolarity(keyword: string, idea: string, language: string): string {
  if (!isSupported(language)) return keyword;
  const at = idea.toLowerCase().indexOf(keyword.toLowerCase());
  const before =
    at < 0
      ? undefined
      : new RegExp(`(?<![\\p{L}-])(?:${words[language].polarity})[ -]$`, 'iu').exec(idea.slice(0, at))?.[0];
  return before === undefined ? keyword : `${before.toLowerCase()}${keyword}`;
}

/** The most informative clause of an idea, in its own words and typed length; null if none has a subject. */
export function mostInformativeClause(idea: string, language: string): string | null {
  const clauses = idea.split(SEPARATORS);
  return (
    bestSpan(clauses, language) ??
    // 'My boss wants something on …', however it is phrased.
    bestSpan(
      clauses.flatMap((clause) =>
        clause.split(/ (?:about|on|regarding|sobre|acerca de|sur|à propos de) /iu).slice(1),
      ),
      language,
    ) ??
    bestSpan(
      clauses.map((clause) => withoutWriter(clause, language)),
      language,
    )
  );
}

/** Removes the leading words about the writer and their wish. */
function withoutWriter(clause: string, language: string): string {
  const all = clause.trim().split(' ');
  const small = functionWords(language);
  const isOutside = (word: string): boolean =>
    small.has(word.toLowerCase()) ||
    !namesSubject(`${word} x`, language) ||
    isVerb(word.toLowerCase(), language) ||
    /(?:amos|emos|imos|ons|ar|er|ir)$/iu.test(word);
  const at = all.findIndex((word) => !isOutside(word));
  return at < 0 ? '' : all.slice(at).join(' ');
}

function bestSpan(clauses: readonly string[], language: string): string | null {
  const spans = clauses
    .map((clause) => clauseSpan(clause, language))
    .filter((span) => namesSubject(span, language))
    .map((span) => ({ span, telling: Math.min(contentWords(span, language).length, 4) }));
  return spans.toSorted((a, b) => b.telling - a.telling)[0]?.span ?? null;
}

/** The first words of a clause, ending with a content word. */
function clauseSpan(clause: string, language: string): string {
  const small = functionWords(language);
  const whole = clause.trim().toLowerCase();
  const isLong = whole.split(/\s+/).length > MAX_SPAN;
  const [first = ''] = whole.split(/(?<=\S+ \S+ \S+) (?:and|but|because|y|pero|porque|et|mais|car) /u);
  const all = (isLong ? first : whole).split(/\s+/).slice(0, MAX_SPAN);
  while (all.length > 0 && small.has(all.at(-1)!)) all.pop();
  return all.join(' ');
}

const isVerb = (word: string, language: string): boolean =>
  (wordShares(language, word)?.verb ?? 0) >= VERB_MAJORITY;

const frameCache = new Map<Language, ReadonlySet<string>>();
function frameOf(language: string): ReadonlySet<string> {
  if (!isSupported(language)) return new Set();
  const known = frameCache.get(language) ?? new Set(words[language].frame.split(' '));
  frameCache.set(language, known);
  return known;
}
