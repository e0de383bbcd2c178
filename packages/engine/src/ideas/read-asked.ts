import {
  LEAST_ASKED,
  MOST_TYPED,
  MOST_WITH_PURPOSE,
  SMALL,
  bare,
  cut,
  keywordsOf,
  plain,
  shorten,
  wordsIn,
} from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import { wordShares } from '../background/word-classes.ts';
import { gerund } from '../text/gerund.ts';
import { asThing, happens, isFault, problemIn, withoutOwner } from './idea-offer.ts';

const WIDE_QUESTION = /^(?:les |los )?(?:erreurs|errores|mistakes|quel|quelle|quels|quelles|qué|which) /;
const CHECKED =
  /^(?:the )?(?:(?:things|what) to|(?:las )?cosas que|(?:hay que )?qué|ce qu['’]il faut|que) (?<what>check|know|ask|look for|consider|mirar|revisar|comprobar|preguntar|saber|vérifier|savoir|demander|regarder) (?:before|antes de|avant (?:de |d['’])?) ?(?<deed>.+)$/u;
const CHECKS = {
  en: (what: string, deed: string) => {
    const done = deed.replace(/^you /, '');
    return `what to ${what} before ${/^\p{L}+ing /u.test(done) ? done : gerund(done)}`;
  },
  es: (what: string, deed: string) => `qué ${what} antes de ${deed}`,
  fr: (what: string, deed: string) =>
    `que ${what} avant ${/^[aeiouyéèêh]/u.test(deed) ? "d'" : 'de '}${deed}`,
} as const;
/** 'Is it worth the price?' names nothing. */
const SAYS_NO_SUBJECT = /^is it (?:really )?worth (?:it|the (?:price|money|cost))\??$/;
const WHY = /^(?:por qué|pourquoi) /;
/** 'What to do when the tap drips' is asked as 'tap drips'. */
export function readWhen(clause: string, { grammar, language }: Reading): IdeaKeyword[] | null {
  const whole = cut(clause, grammar);
  const problem = problemIn(whole, language);
  return problem === null
    ? null
    : keywordsOf('question', [happens(problem, language) ? asThing(problem, language) : problem, whole]);
}

/** What happens to a thing of somebody's, or what is wrong with one. */
export function readFault(clause: string, reading: Reading): IdeaKeyword[] | null {
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

/** A question as people type it: what costs, what is charged, what is seen, what is asked; null for another clause. */
export function readAsked(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  const cost = grammar.costs?.exec(clause)?.groups?.['rest'];
  if (cost !== undefined) {
    const whole = cut(`${grammar.cost} ${cost}`, grammar);
    return keywordsOf('question', [shorten(whole, grammar), whole]);
  }
  // 'Things to check before you buy a boat' is asked as 'what to check before buying a boat'.
  const before = CHECKED.exec(clause)?.groups;
  if (before !== undefined) {
    const { what = '', deed = '' } = before;
    const typed = CHECKS[reading.language as keyof typeof CHECKS]?.(what, deed);
    if (typed !== undefined) return keywordsOf('question', [cut(typed, grammar)]);
  }
  if (SAYS_NO_SUBJECT.test(clause)) return [];
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
    /^(?:what|how much) (?<may>(?:do|should|can) )?(?<who>\p{L}+(?: \p{L}+){0,2}) (?:charge|charges|cost)(?<where> .*)?$/u.exec(
      clause,
    )?.groups;
  if (charged !== undefined && !/^(?:does|is|are|it|you)(?= |$)/.test(charged['who'] ?? '')) {
    const who = bare(charged['who'] ?? '', grammar);
    const where = cut((charged['where'] ?? '').replace(/ (?:and|or|per) .*/, ''), grammar);
    return keywordsOf('question', [
      `how much ${charged['may'] ?? 'do '}${who} charge${where === '' ? '' : ` ${where}`}`,
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
  // In 'why does it come off when I wash them' the question itself names them.
  const isNamed = reading.language === 'fr' && (wordShares('fr', whole.split(' ').at(-1)!)?.verb ?? 1) < 0.5;
  if ((grammar.pronoun.test(whole) && !WHY.test(whole) && !isNamed) || wordsIn(whole) < LEAST_ASKED)
    return null;
  const short = shorten(plain(whole, reading, true), grammar);
  // 'The mistakes to avoid' says nothing without when.
  const isWide = WIDE_QUESTION.test(short) && wordsIn(short.replaceAll(SMALL, '')) <= LEAST_ASKED;
  return keywordsOf(
    'question',
    isWide || wordsIn(whole) <= MOST_WITH_PURPOSE ? [shorten(whole, grammar), short] : [short, whole],
  );
}
