import { wordShares } from '../background/word-classes.ts';
import { functionWords } from '../language/function-words.ts';
import words from './keyword-gate.json' with { type: 'json' };

type Language = keyof typeof words;
const isKnown = (language: string): language is Language => Object.hasOwn(words, language);
/** A longer keyword is seldom typed, and a longer span of an idea is a sentence. */
const MOST_SPAN = 11;
const MOSTLY_VERB = 0.75;
const SEPARATORS = /[.,;:?!()¿¡"“”«»]+|\s[–—-]\s/u;

/** Words of a text that say what it is about: no function words, and none of those that only frame a question. */
export function tellingWords(text: string, language: string): string[] {
  const small = functionWords(language);
  const frame = frameOf(language);
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}+#]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  ).filter((word) => !small.has(word) && !frame.has(word) && !/^(?:\p{L}|\d+)$/u.test(word));
}

/** Whether a keyword names what it is about, and does not break off behind a preposition or a verb that wants its object. */
export function namesSubject(keyword: string, language: string): boolean {
  if (!isKnown(language)) return keyword !== '';
  const { situation, tone, open } = words[language];
  const isOutside = [situation, tone].some((pattern) =>
    new RegExp(`^(?:${pattern})`, 'iu').test(`${keyword} `),
  );
  if (isOutside || new RegExp(`(?:^| )(?:${open})$`, 'iu').test(keyword)) return false;
  const telling = tellingWords(keyword, language);
  const [only = ''] = telling;
  return telling.length > 1 || (telling.length === 1 && !isVerb(only, language));
}

/** The words of an idea from where a keyword begins, up to where they name its subject; null where they never do. */
export function extended(keyword: string, idea: string, language: string): string | null {
  const at = keyword === '' ? -1 : idea.toLowerCase().indexOf(keyword.toLowerCase());
  if (at < 0) return null;
  const [clause = ''] = idea.slice(at).split(SEPARATORS);
  const longer = spanOf(clause, language);
  return longer.length > keyword.length && namesSubject(longer, language) ? longer : null;
}

/** A keyword with the word before it that would turn its sense: 'low' of 'low sodium', 'no' of 'no bake'. */
export function withPolarity(keyword: string, idea: string, language: string): string {
  if (!isKnown(language)) return keyword;
  const at = idea.toLowerCase().indexOf(keyword.toLowerCase());
  const before =
    at < 0
      ? undefined
      : new RegExp(`(?<![\\p{L}-])(?:${words[language].polarity})[ -]$`, 'iu').exec(idea.slice(0, at))?.[0];
  return before === undefined ? keyword : `${before.toLowerCase()}${keyword}`;
}

/** The clause of an idea that says most, in the idea's own words, as far as people type; null where none names anything. */
export function mostTelling(idea: string, language: string): string | null {
  const clauses = idea.split(SEPARATORS);
  return (
    tellingSpan(clauses, language) ??
    // 'My boss wants something on …', however that is put.
    tellingSpan(
      clauses.flatMap((clause) =>
        clause.split(/ (?:about|on|regarding|sobre|acerca de|sur|à propos de) /iu).slice(1),
      ),
      language,
    ) ??
    tellingSpan(
      clauses.map((clause) => withoutWriter(clause, language)),
      language,
    )
  );
}

/** A clause without its first words that say who writes and what they want. */
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

function tellingSpan(clauses: readonly string[], language: string): string | null {
  const spans = clauses
    .map((clause) => spanOf(clause, language))
    .filter((span) => namesSubject(span, language))
    .map((span) => ({ span, telling: Math.min(tellingWords(span, language).length, 4) }));
  return spans.toSorted((a, b) => b.telling - a.telling)[0]?.span ?? null;
}

/** The first words of a clause, ending with one that says something. */
function spanOf(clause: string, language: string): string {
  const small = functionWords(language);
  const whole = clause.trim().toLowerCase();
  const isLong = whole.split(/\s+/).length > MOST_SPAN;
  const [first = ''] = whole.split(/(?<=\S+ \S+ \S+) (?:and|but|because|y|pero|porque|et|mais|car) /u);
  const all = (isLong ? first : whole).split(/\s+/).slice(0, MOST_SPAN);
  while (all.length > 0 && small.has(all.at(-1)!)) all.pop();
  return all.join(' ');
}

const isVerb = (word: string, language: string): boolean =>
  (wordShares(language, word)?.verb ?? 0) >= MOSTLY_VERB;

const frames = new Map<Language, ReadonlySet<string>>();
function frameOf(language: string): ReadonlySet<string> {
  if (!isKnown(language)) return new Set();
  const known = frames.get(language) ?? new Set(words[language].frame.split(' '));
  frames.set(language, known);
  return known;
}
