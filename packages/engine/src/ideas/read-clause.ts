import { wordShares } from '../background/word-classes.ts';
import {
  MOST_TYPED,
  MOST_WITH_PURPOSE,
  withoutArticle,
  cutKeyword,
  createKeywords,
  withoutQualifier,
  countWords,
} from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import { isPersonal, findOffer, formatOffer } from './idea-offer.ts';
import { readQuestion, readFault, readWhen } from './read-question.ts';
import { readTask } from './read-task.ts';

/** The person being told something. */
const ADDRESSED = / (?:to|a los|a las|aux|à des) \p{L}+s?(?: .*)?$/u;
/** Keywords of a lowercase clause without its lead-in, best first; empty if it names none. */
export function readClause(clause: string, reading: Reading): IdeaKeyword[] {
  if (clause === '') return [];
  const { language, place } = reading;
  const offer = findOffer(clause, language);
  if (offer !== null)
    return createKeywords('subject', [
      formatOffer(offer, place, language),
      formatOffer(offer, null, language),
    ]);
  return (
    readComparison(clause, reading) ??
    readAlternatives(clause, reading) ??
    readWhen(clause, reading) ??
    readQuestion(clause, reading) ??
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
    const a = withoutArticle(groups['a'] ?? '', grammar);
    const whole = cutKeyword(groups['b'] ?? '', grammar).replace(/ (?:you|that|which|que|qui) .*/, '');
    const at = whole.search(grammar.qualifier);
    const b = withoutArticle((at > 0 ? whole.slice(0, at) : whole).replace(ADDRESSED, ''), grammar);
    if (a === '' || b === '' || countWords(a) > 4 || countWords(b) > 4) continue;
    const { versus } = grammar;
    const isSpelledOut = /\b(?:vs\.?|versus)\b/.test(clause);
    const pair = `${a} ${isSpelledOut ? 'vs' : versus} ${b}`;
    const purpose = grammar.purpose.exec(whole.replace(ADDRESSED, ''))?.[0] ?? '';
    return createKeywords('comparison', [pair, purpose === '' ? '' : `${pair}${purpose}`]);
  }
  return null;
}

function readAlternatives(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { alternatives } = reading.grammar;
  const found = alternatives.pattern.exec(clause);
  const rest = found?.groups?.['rest'];
  if (rest !== undefined) {
    const whole = cutKeyword(rest, reading.grammar);
    const free = found?.groups?.['free'] ?? '';
    const at = whole.search(reading.grammar.qualifier);
    const short = (at > 0 ? whole.slice(0, at) : whole).replace(PRODUCT_REQUIREMENT, '');
    const head = alternatives.head.replace(' ', free === '' ? ' ' : ` ${free} `);
    return createKeywords('alternatives', [
      alternatives.isBefore === true && free !== ''
        ? `${free} ${alternatives.head} ${short}`
        : `${head} ${short}`,
      `${alternatives.head} ${short}`,
      `${alternatives.head} ${whole}`,
    ]);
  }
  const named = alternatives.named?.exec(clause)?.[0];
  return named === undefined
    ? null
    : createKeywords('alternatives', [named, cutKeyword(clause, reading.grammar)]);
}

function readBest(clause: string, reading: Reading): IdeaKeyword[] | null {
  const groups = reading.grammar.best.exec(clause)?.groups;
  if (groups === undefined) return null;
  const whole = cutKeyword(groups['rest'] ?? '', reading.grammar);
  const at = whole.search(reading.grammar.qualifier);
  const short = at > 0 ? whole.slice(0, at) : whole;
  if (short === '') return null;
  const head = groups['head'] ?? '';
  const full = `${head} ${whole}`;
  const brief = `${head} ${short}`;
  // The audience belongs to the best of a kind; what they do does not: 'for students who commute'.
  const purpose = full.replace(/ (?:who|that|which|que|qui) .*/, '');
  const typed = [full, purpose].find((text) => countWords(text) <= MOST_WITH_PURPOSE);
  return [
    ...createKeywords('best', typed === undefined ? [brief, full] : [typed, brief]),
    ...createKeywords('subject', countWords(short) > 1 ? [short] : []),
  ];
}

const LISTS =
  /^(?:(?:an?|the|una?|la|une?) )?(?:check-?list|lista de la compra|lista de tareas|liste de courses|liste de naissance)(?= |$)/;

function readGuide(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  for (const pattern of grammar.guides) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    // Checklists are searched for as such.
    const list = LISTS.exec(clause)?.[0];
    if (list !== undefined) {
      const text = cutKeyword(clause.replace(/^(?:an?|the|una?|la|une?) /, ''), grammar);
      return createKeywords(
        'subject',
        countWords(text) <= MOST_TYPED
          ? [text, cutKeyword(withoutArticle(rest, grammar), grammar)]
          : [cutKeyword(withoutArticle(rest, grammar), grammar)],
      );
    }
    return (
      readQuestion(rest, reading) ??
      readTask(rest, reading) ??
      readBest(rest, reading) ??
      trimSubject(withoutArticle(rest, grammar), reading).toSorted((a, b) => a.text.length - b.text.length)
    );
  }
  return null;
}

/** A relative clause after at least two words. */
const RELATIVE =
  /(?<=\p{L}+ \p{L}+) (?:(?:that|which) (?!is |are |was )|(?<= (?:para|pour) .+)(?:que|qui) (?!no |es |son |ne |est |sont )).*/u;

/** A short clause is a subject; a longer one is reduced to the idea's strongest phrases. */
function readSubject(clause: string, reading: Reading): IdeaKeyword[] {
  const { grammar, language } = reading;
  // 'Wheels that work on a console' are wheels.
  const whole = cutKeyword(clause.replace(RELATIVE, ''), grammar);
  // 'Lunch ideas for someone who has …' names the ideas.
  const head = withoutQualifier(whole, reading);
  const isStatement = (text: string): boolean => grammar.statement.test(` ${text} `);
  if (
    isStatement(whole) &&
    !isStatement(head) &&
    !isPersonal(head, language) &&
    countWords(head) <= MOST_WITH_PURPOSE
  )
    return createKeywords('subject', [withoutArticle(head, grammar)]);
  if (
    isStatement(whole) ||
    (grammar.pronoun.test(` ${whole}`) && !endsInNoun(whole, language)) ||
    isPersonal(whole.split(` ${grammar.for} `)[0]!, language)
  )
    return [];
  const found = trimSubject(withoutArticle(whole, grammar), reading);
  if (found[0] === undefined) return [];
  if (countWords(whole) <= MOST_TYPED) return found;
  // The thing without its conditions is the search term.
  const long = withoutQualifier(withoutArticle(whole, grammar), reading);
  const short = countWords(long) <= MOST_WITH_PURPOSE ? long : long.replace(DETAIL, '');
  return short !== '' && countWords(short) <= MOST_WITH_PURPOSE ? createKeywords('subject', [short]) : [];
}

/** Additional details of a thing: with or without something, number of days. */
const DETAIL = / (?:con|sin|avec|sans|(?:de|en) \d+) .*/u;

/** 'Le marbre' ends like a verb with a pronoun but is not one. */
const endsInNoun = (text: string, language: string): boolean =>
  (wordShares(language, text.split(' ').at(-1)!)?.noun ?? 0) >= 0.5;

function trimSubject(phrase: string, reading: Reading): IdeaKeyword[] {
  const whole = cutKeyword(phrase, reading.grammar);
  const short = withoutQualifier(whole, reading, true);
  return createKeywords('subject', countWords(whole) <= MOST_WITH_PURPOSE ? [whole, short] : [short, whole]);
}

/** Requirements of a product: 'that work offline', 'alojadas en Europa'. */
const PRODUCT_REQUIREMENT =
  / (?:that|which|you|qui|que|with|con|avec|(?:hébergé|fabriqué|conçu|alojad|hech|pensad|fabricad)\p{L}*) .*/u;
