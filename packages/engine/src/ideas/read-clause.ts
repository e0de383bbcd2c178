import { wordShares } from '../background/word-classes.ts';
import type { IdeaGrammar } from './idea-grammar.ts';
import { namesPeople } from './idea-fields.ts';
import {
  asThing,
  happens,
  isFault,
  isPersonal,
  offerIn,
  problemIn,
  withoutOwner,
  wordOffer,
} from './idea-offer.ts';
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

/** In which language a clause is read, and where the idea plays. */
export interface Reading {
  grammar: IdeaGrammar;
  language: string;
  place: string | null;
}

/** What people type has seldom more words. */
const MOST_WORDS = 11;
/** A question or a task is seldom longer, its articles aside. */
const MOST_TYPED = 9;
/** With its purpose ('for beginners') a keyword of so many words is still typed. */
const MOST_WITH_PURPOSE = 7;
const LEAST_ASKED = 3;
const MOST_SUBJECT = 5;
const WIDE_QUESTION = /^(?:les |los )?(?:erreurs|errores|mistakes|quel|quelle|quels|quelles|qué|which) /;
/** 'For an old, …': the comma stands within what it is for. */
const MOST_BEFORE_COMMA = 3;
/** From this share of its uses on a word is taken for a verb where a determiner follows. */
const VERB_SHARE = 0.3;
/** How well something is done is no part of what people type. */
const MANNER = /(?<=\S) (?:properly|correctly|the right way|correctamente|correctement|comme il faut)$/;
/** To whom something is told. */
const ADDRESSED = / (?:to|a los|a las|aux|à des) \p{L}+s?(?: .*)?$/u;
/** Everybody is no audience. */
const FOR_ANYBODY = / (?:for|para|pour) (?:people|anyone|those|everyone|personas|gente|personnes|gens)$/;
/** What there is for everybody, so that a keyword needs to say for whom. */
const WIDE = new Set(
  'insurance software tool tools platform app service services provider course courses plan job jobs equipment seguro programa herramienta servicio curso assurance logiciel outil service formation cours'.split(
    ' ',
  ),
);
const SMALL =
  /(?<!\p{L})(?:an?|the|my|your|our|une?|una|la|les?|el|los|las|des|du|mon|ma|mes|mi|tu|su|votre|son) /gu;

/** Keywords that a clause (lower case, without its lead-in) names, the best first; none where it names nothing. */
export function readClause(clause: string, reading: Reading): IdeaKeyword[] {
  if (clause === '') return [];
  const { language, place } = reading;
  const offer = offerIn(clause, language);
  if (offer !== null)
    return keywordsOf('subject', [wordOffer(offer, place, language), wordOffer(offer, null, language)]);
  return (
    readComparison(clause, reading) ??
    readAlternatives(clause, reading) ??
    readWhen(clause, reading) ??
    readAsked(clause, reading) ??
    readGuide(clause, reading) ??
    readTask(clause, reading) ??
    readBest(clause, reading) ??
    readFault(clause, reading) ??
    readSubject(clause, reading)
  );
}

function readComparison(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  for (const pattern of grammar.comparisons) {
    const groups = pattern.exec(clause)?.groups;
    if (groups === undefined) continue;
    const a = bare(groups['a'] ?? '', grammar);
    const whole = cut(groups['b'] ?? '', grammar).replace(/ (?:you|that|which|que|qui) .*/, '');
    const at = whole.search(grammar.qualifier);
    const b = bare((at > 0 ? whole.slice(0, at) : whole).replace(ADDRESSED, ''), grammar);
    if (a === '' || b === '' || wordsIn(a) > 4 || wordsIn(b) > 4) continue;
    const { versus } = grammar;
    const isSpelledOut = /\b(?:vs\.?|versus)\b/.test(clause);
    const pair = `${a} ${isSpelledOut ? 'vs' : versus} ${b}`;
    const purpose = grammar.purpose.exec(whole)?.[0] ?? '';
    return keywordsOf('comparison', [pair, purpose === '' ? '' : `${pair}${purpose}`]);
  }
  return null;
}

function readAlternatives(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { alternatives } = reading.grammar;
  const found = alternatives.pattern.exec(clause);
  const rest = found?.groups?.['rest'];
  if (rest !== undefined) {
    const whole = cut(rest, reading.grammar);
    const free = found?.groups?.['free'] ?? '';
    const at = whole.search(reading.grammar.qualifier);
    const short = (at > 0 ? whole.slice(0, at) : whole).replace(SAYS_MORE, '');
    const head = alternatives.head.replace(' ', free === '' ? ' ' : ` ${free} `);
    return keywordsOf('alternatives', [
      alternatives.isBefore === true && free !== ''
        ? `${free} ${alternatives.head} ${short}`
        : `${head} ${short}`,
      `${alternatives.head} ${short}`,
      `${alternatives.head} ${whole}`,
    ]);
  }
  const named = alternatives.named?.exec(clause)?.[0];
  return named === undefined ? null : keywordsOf('alternatives', [named, cut(clause, reading.grammar)]);
}

/** 'What to do when the tap drips' is asked as 'tap drips'. */
function readWhen(clause: string, { grammar, language }: Reading): IdeaKeyword[] | null {
  const whole = cut(clause, grammar);
  const problem = problemIn(whole, language);
  return problem === null ? null : keywordsOf('question', [problem, whole]);
}

function readFault(clause: string, reading: Reading): IdeaKeyword[] | null {
  const owned = withoutOwner(clause, reading.language);
  const whole = plain(cut(owned ?? clause, reading.grammar), reading);
  const isSeen =
    owned !== null &&
    wordsIn(whole) >= LEAST_ASKED &&
    wordsIn(whole) <= MOST_TYPED &&
    happens(owned, reading.language);
  return isSeen || isFault(whole, reading.language)
    ? keywordsOf('question', [isSeen ? asThing(whole, reading.language) : whole])
    : null;
}

function readAsked(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  const cost = grammar.costs?.exec(clause)?.groups?.['rest'];
  if (cost !== undefined) {
    const whole = cut(`${grammar.cost} ${cost}`, grammar);
    return keywordsOf('question', [shorten(whole, grammar), whole]);
  }
  // 'What a loft conversion costs'.
  const priced = /^what (?<thing>an? .+?) costs?(?<where> .*)?$/.exec(clause)?.groups;
  if (priced !== undefined) {
    const thing = bare(priced['thing'] ?? '', grammar);
    return keywordsOf('question', [
      `${thing} cost${cut(priced['where'] ?? '', grammar) === '' ? '' : ` ${cut(priced['where']!, grammar)}`}`,
      `${thing} cost`,
    ]);
  }
  // 'What piano tuners charge in Wales' is asked as 'how much do they charge'.
  const charged =
    /^(?:what|how much) (?:do )?(?<who>\p{L}+(?: \p{L}+){0,2}) (?:charge|charges|cost)(?<where> .*)?$/u.exec(
      clause,
    )?.groups;
  if (charged !== undefined && !/^(?:does|is|are|it|you)(?= |$)/.test(charged['who'] ?? '')) {
    const who = bare(charged['who'] ?? '', grammar);
    const where = cut((charged['where'] ?? '').replace(/ (?:and|or|per) .*/, ''), grammar);
    return keywordsOf('question', [
      `how much do ${who} charge${where === '' ? '' : ` ${where}`}`,
      `${who.replace(/(?<=[a-z]{2})(?<!s)s$/, '')} cost`,
    ]);
  }
  // 'My fern has brown tips' is searched for as 'fern brown tips'.
  const seen =
    /^my (?<thing>\p{L}+(?: \p{L}+)?) has (?<what>(?!been|to\b)\p{L}+ \p{L}+(?: on \p{L}+ \p{L}+)?)/u.exec(
      clause,
    )?.groups;
  if (seen !== undefined) return keywordsOf('question', [`${seen['thing']} ${seen['what']}`]);
  if (!grammar.asked.some((pattern) => pattern.test(clause))) return null;
  const whole = cut(clause, grammar).replace(
    /^(?:the|le|la|les|l'|el|los|las) ?(?=\p{L}+ (?:of|to|de|del|du|d'))/u,
    '',
  );
  if (grammar.pronoun.test(whole) || wordsIn(whole) < LEAST_ASKED) return null;
  const short = shorten(plain(whole, reading), grammar);
  // 'The mistakes to avoid' says nothing without when.
  const isWide = WIDE_QUESTION.test(short) && wordsIn(short.replaceAll(SMALL, '')) <= LEAST_ASKED;
  return keywordsOf(
    'question',
    isWide || wordsIn(whole) <= MOST_WITH_PURPOSE ? [shorten(whole, grammar), short] : [short, whole],
  );
}

function readTask(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar, language } = reading;
  for (const [at, pattern] of grammar.tasks.entries()) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    const whole = cut(rest, grammar);
    if (grammar.pronoun.test(` ${plain(whole, reading)}`)) continue;
    // 'Débuter le padel' is typed as it stands, 'comment …' only where the idea says so.
    return taskKeywords(rest, reading, at >= (grammar.bareTasks ?? grammar.tasks.length));
  }
  if (language !== 'en') return null;
  const verb = deedOfOthers(clause) ?? baseOf(clause);
  if (verb === null) return null;
  const keywords = taskKeywords(verb, reading, false);
  // 'Adopting a greyhound' is typed so too.
  const isGerund = /^\p{L}+ing /u.test(clause) && !clause.startsWith(verb.split(' ')[0]!.slice(0, 3) + ' ');
  return isGerund
    ? [
        ...keywords.slice(0, 1),
        ...keywordsOf('subject', [plain(cut(clause, grammar), reading)]),
        ...keywords.slice(1),
      ]
    : keywords;
}

function taskKeywords(deed: string, reading: Reading, isBare: boolean): IdeaKeyword[] {
  const { grammar } = reading;
  const whole = cut(
    deed.replaceAll(/\b(?:their|our|my) (?=\p{L}+s\b)/gu, '').replaceAll(/\b(?:their|our|my)\b/g, 'your'),
    grammar,
  );
  const objectOf = (text: string) =>
    bare(
      text
        .split(' ')
        .slice(1)
        .join(' ')
        .replace(/ (?:to|that|qui|que) .*/, ''),
      grammar,
    );
  const short = plain(whole, reading);
  const object = objectOf(short);
  // 'Choose the right insurance' says nothing without what it is for.
  const isWide =
    whole !== short && WIDE.has(objectOf(short)) && wordsIn(whole.replaceAll(SMALL, '')) <= MOST_TYPED;
  const lead = isBare ? '' : `${grammar.task} `;
  const task = `${lead}${short.includes(' ') && !isWide ? short : whole}`;
  return [
    ...keywordsOf('task', [shorten(task, grammar), task, `${lead}${whole}`]),
    ...keywordsOf(
      'subject',
      wordsIn(object) > 1 && !/^(?:with|in|on|at|to|for|from|of|con|en|a|avec|à|dans) /.test(object)
        ? [object]
        : isWide
          ? [objectOf(whole)]
          : [],
    ),
  ].toSorted((a, b) => (isWide ? Number(a.why === 'task') - Number(b.why === 'task') : 0));
}

/** What others do, in 'how can small shops compete with …': 'compete with …'; null for a clause that begins otherwise. */
function deedOfOthers(clause: string): string | null {
  const rest = /^how (?:can|do|does|should|could|might) (?<rest>.+)/.exec(clause)?.groups?.['rest'];
  const parts = rest?.split(' ') ?? [];
  const at = parts.findIndex(
    (word, index) => index > 0 && index < MOST_SUBJECT && (wordShares('en', word)?.verb ?? 0) >= VERB_SHARE,
  );
  return at > 0 && at < parts.length - 1 && /(?:s|people|one)$/.test(parts[at - 1]!)
    ? parts.slice(at).join(' ')
    : null;
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

function readBest(clause: string, reading: Reading): IdeaKeyword[] | null {
  const groups = reading.grammar.best.exec(clause)?.groups;
  if (groups === undefined) return null;
  const whole = cut(groups['rest'] ?? '', reading.grammar);
  const at = whole.search(reading.grammar.qualifier);
  const short = at > 0 ? whole.slice(0, at) : whole;
  if (short === '') return null;
  const head = groups['head'] ?? '';
  const full = `${head} ${whole}`;
  const brief = `${head} ${short}`;
  // For whom belongs to the best of a kind; what they do does not: 'for students who commute'.
  const purpose = full.replace(/ (?:who|that|which|que|qui) .*/, '');
  const typed = [full, purpose].find((text) => wordsIn(text) <= MOST_WITH_PURPOSE);
  return [
    ...keywordsOf('best', typed === undefined ? [brief, full] : [typed, brief]),
    ...keywordsOf('subject', wordsIn(short) > 1 ? [short] : []),
  ];
}

function readGuide(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  for (const pattern of grammar.guides) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    return (
      readAsked(rest, reading) ??
      readTask(rest, reading) ??
      readBest(rest, reading) ??
      subjectOf(bare(rest, grammar), reading).toSorted((a, b) => a.text.length - b.text.length)
    );
  }
  return null;
}

/** A clause that is short enough is a subject; of a longer one the idea's strongest phrases are. */
function readSubject(clause: string, reading: Reading): IdeaKeyword[] {
  const { grammar, language } = reading;
  const whole = cut(clause, grammar);
  if (
    grammar.statement.test(` ${whole} `) ||
    grammar.pronoun.test(` ${whole}`) ||
    isPersonal(whole, language)
  )
    return [];
  const found = subjectOf(bare(whole, grammar), reading);
  return found[0] !== undefined && wordsIn(whole) <= MOST_TYPED ? found : [];
}

function subjectOf(phrase: string, reading: Reading): IdeaKeyword[] {
  const whole = cut(phrase, reading.grammar);
  const short = plain(whole, reading, true);
  return keywordsOf('subject', wordsIn(whole) <= MOST_WITH_PURPOSE ? [whole, short] : [short, whole]);
}

/** Keywords for one reason, each once, those that are too long to be typed left out. */
export function keywordsOf(why: IdeaReason, texts: readonly string[]): IdeaKeyword[] {
  const own = [...new Set(texts.map((text) => text.trim().replace(FOR_ANYBODY, '')))].filter(
    (text) => text !== '' && wordsIn(text.replaceAll(SMALL, '')) <= MOST_WORDS,
  );
  return own.map((text) => ({ text, why }));
}

/** Up to where a keyword ends. */
export function cut(text: string, grammar: IdeaGrammar): string {
  const at = text.search(grammar.end);
  const kept = at > 0 ? text.slice(0, at) : text;
  // A comma within a qualifier cuts it in two: 'for an old, badly insulated house'.
  const comma = at > 0 && text[at] === ',' ? kept.search(grammar.qualifier) : -1;
  const isWithin =
    comma > 0 &&
    wordsIn(kept.slice(comma)) <= MOST_BEFORE_COMMA &&
    !namesPeople(kept.slice(comma).replace(/^ \S+ /, ''), grammar.language);
  const clause = (isWithin ? kept.slice(0, comma) : kept).replaceAll(/[^\p{L}\p{N}+#%&'.\s/-]+/gu, ' ');
  const words = clause.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#%]+$/gu, '');
  return words.replace(MANNER, '');
}

/**
 * Without its qualifier, where a keyword of two words or more is left. What a thing is for ('checklist for camping') is
 * what it is, unless it names people; of a task or a question it is one case among others.
 */
export function plain(text: string, { grammar, language }: Reading, isThing = false): string {
  const at = [...text.matchAll(new RegExp(grammar.qualifier, 'gu'))]
    .map(({ index }) => index)
    .find((place) => {
      if (place === 0 || !isSaid(text.slice(0, place))) return false;
      const isFor = text.startsWith(` ${grammar.for} `, place);
      if (!isFor) return true;
      if (TAKES_FOR.test(text.slice(0, place))) return false;
      return !isThing || namesPeople(text.slice(place + grammar.for.length + 2), language);
    });
  return at === undefined ? text : text.slice(0, at);
}

/** What a product that is sought shall do or be: 'that work offline', 'alojadas en Europa'. */
const SAYS_MORE =
  / (?:that|which|you|qui|que|with|con|avec|(?:hébergé|fabriqué|conçu|alojad|hech|pensad|fabricad)\p{L}*) .*/u;

/** 'Train for', 'pay for': what follows belongs to what is done. */
const TAKES_FOR = / (?:train|prepare|apply|pay|care|look|ask|search|plan|register|qualify|sign up)$/;

/** Whether enough is left to search for. */
const isSaid = (text: string): boolean => wordsIn(text.replaceAll(SMALL, '')) > 1;

/** Up to its last prepositions, until it is as long as people type. */
function shorten(text: string, { prepositions }: IdeaGrammar): string {
  let short = text;
  while (wordsIn(short.replaceAll(SMALL, '')) > MOST_TYPED) {
    const at = [...short.matchAll(prepositions)].at(-1)?.index ?? 0;
    if (wordsIn(short.slice(0, at)) < 5) return short;
    short = short.slice(0, at);
  }
  return short;
}

/** Up to its last preposition, where enough is left to search for; null where not. */
export function shorter(text: string, { grammar }: Reading): string | null {
  const at = [...text.matchAll(grammar.prepositions)].at(-1)?.index ?? 0;
  const short = text.slice(0, at);
  return wordsIn(short.replaceAll(SMALL, '')) >= LEAST_ASKED ? short : null;
}

/** Without its article. */
export const bare = (text: string, { articles }: IdeaGrammar): string => text.trim().replace(articles, '');
/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(' ').filter((word) => word !== '').length;
