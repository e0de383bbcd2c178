import { wordShares } from '../background/word-classes.ts';
import { keyphrases } from '../keyphrases/keyphrases.ts';
import { decideLanguage, languageEvidence } from '../language/detect-language.ts';
import { functionWords } from '../language/function-words.ts';
import { readBlock } from '../text/read-block.ts';
import { GRAMMARS } from './idea-grammar.ts';
import type { IdeaGrammar } from './idea-grammar.ts';
import taskVerbs from './task-verbs.json' with { type: 'json' };

/**
 * What speaks for a keyword: the idea compares two things, seeks alternatives or the best of a kind, names a task, asks
 * what people ask, names its subject, or holds the phrase as its strongest.
 */
export type IdeaReason = 'comparison' | 'alternatives' | 'best' | 'task' | 'question' | 'subject' | 'phrase';

export interface IdeaKeyword {
  text: string;
  why: IdeaReason;
}

export interface IdeaKeywords {
  /** At most three, best first; none for an idea without words, and in a language that is not read. */
  keywords: readonly IdeaKeyword[];
  /** Code of the idea's language: `en`, `es` and `fr` are read. */
  language: string;
}

const MOST_KEYWORDS = 3;
/** What people type has seldom more words. */
const MOST_WORDS = 10;
/** A question or a task is seldom longer. */
const MOST_TYPED = 9;
/** With its purpose ('for beginners') a keyword of so many words is still typed. */
const MOST_WITH_PURPOSE = 7;
const STRENGTH: readonly IdeaReason[] = [
  'comparison',
  'alternatives',
  'best',
  'task',
  'question',
  'subject',
  'phrase',
];
const SENTENCES = /(?<=[.!?])\s+|\n+/u;
/** Within a sentence a clause begins after a colon, a dash, or a comma with a conjunction. */
const CLAUSES = /\s[–—-]\s|[:;]\s+|,\s+(?=(?:so|and|but|así que|y|pero|donc|et|mais)\s)/u;
/** From this share of its uses on a word is taken for a verb where a determiner follows. */
const VERB_SHARE = 0.3;
/** The wording of an idea tells its language as so many letters of known words do. */
const WORDING = 20;
/** Fewer words only hint at their language, and so much, in letters of known words. */
const TELLING_WORDS = 5;
const HINT = 4;
/** In a title nearly every word of four letters and more is capitalized. */
const TITLE_SHARE = 0.7;

/** Reads which keywords an idea for an article is about: its task, comparison, question or subject, in its language. */
export function ideaKeywords(idea: string): IdeaKeywords {
  const text = idea
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/["“”«»„]/g, '')
    .trim();
  const { surfaces } = readBlock(text);
  const { code, source } = decideLanguage([languageEvidence(surfaces)]);
  const isTold = source === 'detected' && code !== 'und';
  const language =
    isTold && surfaces.length >= TELLING_WORDS ? code : likeliestOf(surfaces, isTold ? code : 'en');
  const grammar = GRAMMARS[language];
  if (grammar === undefined) return { keywords: [], language };
  // What a sentence is about stands before its colon; the sentence that says most is the idea.
  const found = text
    .split(SENTENCES)
    .map((sentence) => sentence.split(CLAUSES).map((clause) => readClause(clause, grammar, language)))
    .map((clauses) => clauses.find(({ length }) => length > 0) ?? [])
    .toSorted((a, b) => strengthOf(a) - strengthOf(b));
  const phrases = keyphrases(text, MOST_KEYWORDS).keyphrases.map((phrase): IdeaKeyword => ({
    text: phrase.text.toLowerCase(),
    why: 'phrase',
  }));
  const cased = casing(text);
  const keywords = new Map<string, IdeaKeyword>();
  for (const candidate of [...(found[0] ?? []), ...phrases, ...found.slice(1).flat()]) {
    const key = candidate.text;
    if (keywords.has(key) || keywords.size === MOST_KEYWORDS) continue;
    // One word out of many is too wide, where there is anything else.
    if (candidate.why === 'phrase' && keywords.size > 0 && wordsIn(key) === 1) continue;
    keywords.set(key, { text: cased(key), why: candidate.why });
  }
  return { keywords: [...keywords.values()], language };
}

/** The language that knows most (by letters) of an idea that is too short to tell; what its words hint at counts a little. */
function likeliestOf(surfaces: readonly string[], hint: string): string {
  let best = hint;
  let most = Object.hasOwn(GRAMMARS, hint) ? -1 : HINT;
  const words = surfaces.map((surface) => surface.toLowerCase());
  for (const [language, { alternatives, tasks, guides }] of Object.entries(GRAMMARS)) {
    const known = functionWords(language);
    const isWorded = [alternatives.pattern, ...tasks, ...guides].some((pattern) =>
      pattern.test(words.join(' ')),
    );
    const letters = words
      .filter((word) => known.has(word) || wordShares(language, word) !== null)
      .reduce((sum, word) => sum + word.length, isWorded ? WORDING : 0);
    const value = letters + (language === hint ? HINT : 0);
    if (value > most) [best, most] = [language, value];
  }
  return best;
}

const strengthOf = ([first]: readonly IdeaKeyword[]): number =>
  first === undefined ? STRENGTH.length : STRENGTH.indexOf(first.why);

/** Gives words back the capitals that they have within sentences. */
function casing(text: string): (keyword: string) => string {
  const words = text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  const isTitle =
    long.length > 1 && long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * TITLE_SHARE;
  const starts = new Set(
    [...text.matchAll(/(?:^|[.!?:]\s+|[¿¡])(\p{L}[\p{L}\p{N}'’-]*)/gu)].map((match) => match[1]),
  );
  const known = new Map<string, string>();
  for (const word of words) {
    const isInside = /\p{Lu}/u.test(word.slice(1));
    if (isInside || (!isTitle && !starts.has(word) && /^\p{Lu}/u.test(word)))
      known.set(word.toLowerCase(), word);
  }
  return (keyword) => keyword.replaceAll(/\p{L}[\p{L}\p{N}'’-]*/gu, (word) => known.get(word) ?? word);
}

function readClause(clause: string, grammar: IdeaGrammar, language: string): IdeaKeyword[] {
  let rest = clause
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/^(?:in|en) 20\d\d,? /, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const leadIn of grammar.leadIns) rest = rest.replace(leadIn, '');
  }
  if (rest === '') return [];
  return (
    readComparison(rest, grammar) ??
    readAlternatives(rest, grammar) ??
    readAsked(rest, grammar) ??
    readGuide(rest, grammar, language) ??
    readTask(rest, grammar, language) ??
    readBest(rest, grammar) ??
    readSubject(rest, grammar)
  );
}

function readComparison(clause: string, grammar: IdeaGrammar): IdeaKeyword[] | null {
  for (const pattern of grammar.comparisons) {
    const groups = pattern.exec(clause)?.groups;
    if (groups === undefined) continue;
    const a = bare(groups['a'] ?? '', grammar);
    const whole = cut(groups['b'] ?? '', grammar).replace(/ (?:you|that|which|que|qui) .*/, '');
    const b = bare(plain(whole, grammar), grammar);
    if (a === '' || b === '' || wordsIn(a) > 4 || wordsIn(b) > 4) continue;
    const { versus } = grammar;
    const isSpelledOut = /\b(?:vs\.?|versus)\b/.test(clause);
    const pair = `${a} ${isSpelledOut ? 'vs' : versus} ${b}`;
    const purpose = grammar.purpose.exec(whole)?.[0] ?? '';
    return keywordsOf('comparison', [pair, purpose === '' ? '' : `${pair}${purpose}`]);
  }
  return null;
}

function readAlternatives(clause: string, { alternatives, ...grammar }: IdeaGrammar): IdeaKeyword[] | null {
  const named = alternatives.named?.exec(clause)?.[0];
  if (named !== undefined)
    return keywordsOf('alternatives', [named, cut(clause, { ...grammar, alternatives })]);
  const rest = alternatives.pattern.exec(clause)?.groups?.['rest'];
  if (rest === undefined) return null;
  const all = { ...grammar, alternatives };
  const whole = cut(rest, all);
  return keywordsOf('alternatives', [
    `${alternatives.head} ${plain(whole, all)}`,
    `${alternatives.head} ${whole}`,
  ]);
}

function readAsked(clause: string, grammar: IdeaGrammar): IdeaKeyword[] | null {
  if (!grammar.asked.some((pattern) => pattern.test(clause)) || grammar.pronoun.test(clause)) return null;
  const whole = cut(clause, grammar).replace(/^the (?=\p{L}+ (?:of|to) )/u, '');
  const short = shorten(plain(whole, grammar), grammar);
  return keywordsOf('question', wordsIn(whole) <= MOST_WITH_PURPOSE ? [whole] : [short, whole]);
}

function readTask(clause: string, grammar: IdeaGrammar, language: string): IdeaKeyword[] | null {
  for (const pattern of grammar.tasks) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest !== undefined && !grammar.pronoun.test(` ${cut(rest, grammar)}`))
      return taskKeywords(rest, grammar);
  }
  const verb = language === 'en' ? baseOf(clause) : null;
  return verb === null ? null : taskKeywords(verb, grammar);
}

function taskKeywords(deed: string, grammar: IdeaGrammar): IdeaKeyword[] {
  const whole = cut(
    deed.replaceAll(/\b(?:their|our|my) (?=\p{L}+s\b)/gu, '').replaceAll(/\b(?:their|our|my)\b/g, 'your'),
    grammar,
  );
  const short = plain(whole, grammar);
  const object = bare(
    short
      .split(' ')
      .slice(1)
      .join(' ')
      .replace(/ (?:to|that) .*/, ''),
    grammar,
  );
  const task = `${grammar.task} ${short.includes(' ') ? short : whole}`;
  return [
    ...keywordsOf('task', [task, shorten(task, grammar), `${grammar.task} ${whole}`]),
    ...keywordsOf('subject', wordsIn(object) > 1 ? [object] : []),
  ];
}

/** 'Choosing a mattress' and 'choose a mattress' as 'choose a mattress'; null for a clause that begins otherwise. */
function baseOf(clause: string): string | null {
  const [first = '', next = ''] = clause.split(' ');
  if (next === '') return null;
  const known: Readonly<Record<string, string>> = taskVerbs.bases;
  const base = known[first] ?? (taskVerbs.determiners.includes(next) ? verbOf(first) : null);
  return base === null ? null : base + clause.slice(first.length);
}

/** The base of a verb or a gerund by the word tables: 'train' of 'training'; null for what is more often another word. */
function verbOf(word: string): string | null {
  const stem = word.replace(/ing$/, '');
  const bases = stem === word ? [word] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  const shares = bases.map((base) => ({ base, share: wordShares('en', base)?.verb ?? 0 }));
  const best = shares.toSorted((one, other) => other.share - one.share)[0]!;
  return best.share >= VERB_SHARE ? best.base : null;
}

function readBest(clause: string, grammar: IdeaGrammar): IdeaKeyword[] | null {
  const groups = grammar.best.exec(clause)?.groups;
  if (groups === undefined) return null;
  const whole = cut(groups['rest'] ?? '', grammar);
  const short = plain(whole, grammar);
  if (short === '') return null;
  const head = groups['head'] ?? '';
  const full = `${head} ${whole}`;
  const brief = `${head} ${short}`;
  return [
    ...keywordsOf('best', wordsIn(full) <= MOST_WITH_PURPOSE ? [full, brief] : [brief, full]),
    ...keywordsOf('subject', wordsIn(short) > 1 ? [short] : []),
  ];
}

function readGuide(clause: string, grammar: IdeaGrammar, language: string): IdeaKeyword[] | null {
  for (const pattern of grammar.guides) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    return (
      readAsked(rest, grammar) ??
      readTask(rest, grammar, language) ??
      readBest(rest, grammar) ??
      subjectOf(bare(rest, grammar), grammar).toSorted((a, b) => a.text.length - b.text.length)
    );
  }
  return null;
}

/** A clause that is short enough is a subject; of a longer one the idea's strongest phrases are. */
function readSubject(clause: string, grammar: IdeaGrammar): IdeaKeyword[] {
  if (grammar.statement.test(` ${clause} `) || grammar.pronoun.test(` ${clause}`)) return [];
  const found = subjectOf(bare(clause, grammar), grammar);
  return found[0] !== undefined && wordsIn(cut(clause, grammar)) <= MOST_WITH_PURPOSE ? found : [];
}

function subjectOf(phrase: string, grammar: IdeaGrammar): IdeaKeyword[] {
  const whole = cut(phrase, grammar);
  const short = plain(whole, grammar);
  return keywordsOf('subject', wordsIn(whole) <= MOST_WITH_PURPOSE ? [whole, short] : [short]);
}

function keywordsOf(why: IdeaReason, texts: readonly string[]): IdeaKeyword[] {
  const own = [...new Set(texts.map((text) => text.trim()))].filter(
    (text) => text !== '' && wordsIn(text) <= MOST_WORDS,
  );
  return own.map((text) => ({ text, why }));
}

/** Up to where a keyword ends. */
function cut(text: string, grammar: IdeaGrammar): string {
  const at = text.search(grammar.end);
  const kept = at > 0 ? text.slice(0, at) : text;
  // A comma within a qualifier cuts it in two: 'for an old, badly insulated house'.
  const clause = (at > 0 && text[at] === ',' ? plain(kept, grammar) : kept).replaceAll(
    /[^\p{L}\p{N}+#%&'.\s/-]+/gu,
    ' ',
  );
  return clause.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#%]+$/gu, '');
}

/** Without its qualifier, where a keyword of two words or more is left. */
function plain(text: string, { qualifier }: IdeaGrammar): string {
  const at = text.search(qualifier);
  return at > 0 ? text.slice(0, at) : text;
}

/** Up to its last prepositions, until it is as long as people type. */
function shorten(text: string, { prepositions }: IdeaGrammar): string {
  let short = text;
  while (wordsIn(short) > MOST_TYPED) {
    const at = [...short.matchAll(prepositions)].at(-1)?.index ?? 0;
    if (wordsIn(short.slice(0, at)) < 4) return short;
    short = short.slice(0, at);
  }
  return short;
}

const bare = (text: string, { articles }: IdeaGrammar): string => text.trim().replace(articles, '');
const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;
