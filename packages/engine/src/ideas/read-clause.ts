import { wordShares } from '../background/word-classes.ts';
import { MOST_TYPED, MOST_WITH_PURPOSE, bare, cut, keywordsOf, plain, wordsIn } from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import { isPersonal, offerIn, wordOffer } from './idea-offer.ts';
import { readAsked, readFault, readWhen } from './read-asked.ts';
import { readTask } from './read-task.ts';

/** To whom something is told. */
const ADDRESSED = / (?:to|a los|a las|aux|à des) \p{L}+s?(?: .*)?$/u;
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
    const purpose = grammar.purpose.exec(whole.replace(ADDRESSED, ''))?.[0] ?? '';
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

const LISTS =
  /^(?:(?:an?|the|una?|la|une?) )?(?:check-?list|lista de la compra|lista de tareas|liste de courses|liste de naissance)(?= |$)/;

function readGuide(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  for (const pattern of grammar.guides) {
    const rest = pattern.exec(clause)?.groups?.['rest'];
    if (rest === undefined) continue;
    // A checklist is searched for as one.
    const list = LISTS.exec(clause)?.[0];
    if (list !== undefined) {
      const text = cut(clause.replace(/^(?:an?|the|una?|la|une?) /, ''), grammar);
      return keywordsOf(
        'subject',
        wordsIn(text) <= MOST_TYPED
          ? [text, cut(bare(rest, grammar), grammar)]
          : [cut(bare(rest, grammar), grammar)],
      );
    }
    return (
      readAsked(rest, reading) ??
      readTask(rest, reading) ??
      readBest(rest, reading) ??
      subjectOf(bare(rest, grammar), reading).toSorted((a, b) => a.text.length - b.text.length)
    );
  }
  return null;
}

/** Behind two words at least, what a thing does. */
const RELATIVE =
  /(?<=\p{L}+ \p{L}+) (?:(?:that|which) (?!is |are |was )|(?<= (?:para|pour) .+)(?:que|qui) (?!no |es |son |ne |est |sont )).*/u;

/** A clause that is short enough is a subject; of a longer one the idea's strongest phrases are. */
function readSubject(clause: string, reading: Reading): IdeaKeyword[] {
  const { grammar, language } = reading;
  // 'Wheels that work on a console' are wheels.
  const whole = cut(clause.replace(RELATIVE, ''), grammar);
  // 'Lunch ideas for someone who has …' names the ideas.
  const head = plain(whole, reading);
  const isTold = (text: string): boolean => grammar.statement.test(` ${text} `);
  if (isTold(whole) && !isTold(head) && !isPersonal(head, language) && wordsIn(head) <= MOST_WITH_PURPOSE)
    return keywordsOf('subject', [bare(head, grammar)]);
  if (
    isTold(whole) ||
    (grammar.pronoun.test(` ${whole}`) && !endsInNoun(whole, language)) ||
    isPersonal(whole.split(` ${grammar.for} `)[0]!, language)
  )
    return [];
  const found = subjectOf(bare(whole, grammar), reading);
  if (found[0] === undefined) return [];
  if (wordsIn(whole) <= MOST_TYPED) return found;
  // The thing without its conditions is what is searched for.
  const long = plain(bare(whole, grammar), reading);
  const short = wordsIn(long) <= MOST_WITH_PURPOSE ? long : long.replace(ADDED, '');
  return short !== '' && wordsIn(short) <= MOST_WITH_PURPOSE ? keywordsOf('subject', [short]) : [];
}

/** What is said more of a thing: with or without what, of how many days. */
const ADDED = / (?:con|sin|avec|sans|(?:de|en) \d+) .*/u;

/** 'Le marbre' ends like a verb with its pronoun, and is none. */
const endsInNoun = (text: string, language: string): boolean =>
  (wordShares(language, text.split(' ').at(-1)!)?.noun ?? 0) >= 0.5;

function subjectOf(phrase: string, reading: Reading): IdeaKeyword[] {
  const whole = cut(phrase, reading.grammar);
  const short = plain(whole, reading, true);
  return keywordsOf('subject', wordsIn(whole) <= MOST_WITH_PURPOSE ? [whole, short] : [short, whole]);
}

/** What a product that is sought shall do or be: 'that work offline', 'alojadas en Europa'. */
const SAYS_MORE =
  / (?:that|which|you|qui|que|with|con|avec|(?:hébergé|fabriqué|conçu|alojad|hech|pensad|fabricad)\p{L}*) .*/u;
