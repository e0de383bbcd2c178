import {
  LEAST_ASKED,
  MOST_TYPED,
  MOST_WITH_PURPOSE,
  SMALL_WORDS,
  withoutArticle,
  cutKeyword,
  createKeywords,
  withoutQualifier,
  shorten,
  countWords,
} from './clause-text.ts';
import type { IdeaKeyword, Reading } from './clause-text.ts';
import { wordShares } from '../background/word-classes.ts';
import { gerund } from '../text/gerund.ts';
import { formatEvent, isEvent, isFault, findProblem, withoutPossessive } from './idea-offer.ts';

const WIDE_QUESTION = /^(?:les |los )?(?:erreurs|errores|mistakes|quel|quelle|quels|quelles|qué|which) /;
const CHECKED =
  /^(?:the )?(?:(?:things|what) to|(?:las )?cosas que|(?:hay que )?qué|ce qu['’]il faut|que) (?<what>check|know|ask|look for|consider|mirar|revisar|comprobar|preguntar|saber|vérifier|savoir|demander|regarder) (?:before|antes de|avant (?:de |d['’])?) ?(?<action>.+)$/u;
const CHECKS = {
  en: (what: string, action: string) => {
    const done = action.replace(/^you /, '');
    return `what to ${what} before ${/^\p{L}+ing /u.test(done) ? done : gerund(done)}`;
  },
  es: (what: string, action: string) => `qué ${what} antes de ${action}`,
  fr: (what: string, action: string) =>
    `que ${what} avant ${/^[aeiouyéèêh]/u.test(action) ? "d'" : 'de '}${action}`,
} as const;
/** 'Is it worth the price?' has no subject. */
const WITHOUT_SUBJECT = /^is it (?:really )?worth (?:it|the (?:price|money|cost))\??$/;
const WHY = /^(?:por qué|pourquoi) /;
/** Rewrites 'what to do when the tap drips' as 'tap drips'. */
export function readWhen(clause: string, { grammar, language }: Reading): IdeaKeyword[] | null {
  const whole = cutKeyword(clause, grammar);
  const problem = findProblem(whole, language);
  return problem === null
    ? null
    : createKeywords('question', [
        isEvent(problem, language) ? formatEvent(problem, language) : problem,
        whole,
      ]);
}

/** A fault or event that affects the writer's thing. */
export function readFault(clause: string, reading: Reading): IdeaKeyword[] | null {
  const owned = withoutPossessive(clause, reading.language);
  const long = cutKeyword(owned ?? clause, reading.grammar);
  const short = withoutQualifier(long, reading);
  // 'Roof leaks' is any leak: 'when it rains' says which.
  const whole = countWords(short) < LEAST_ASKED && countWords(long) <= MOST_TYPED ? long : short;
  const isSeen =
    owned !== null &&
    countWords(whole) >= LEAST_ASKED &&
    countWords(whole) <= MOST_TYPED &&
    isEvent(owned, reading.language);
  return isSeen || isFault(short, reading.language)
    ? createKeywords('question', [isSeen ? formatEvent(whole, reading.language) : whole])
    : null;
}

/** A question the way people type it: costs, charges, symptoms, or other questions; null for another clause. */
export function readQuestion(clause: string, reading: Reading): IdeaKeyword[] | null {
  const { grammar } = reading;
  const cost = grammar.costs?.exec(clause)?.groups?.['rest'];
  if (cost !== undefined) {
    const whole = cutKeyword(`${grammar.cost} ${cost}`, grammar);
    return createKeywords('question', [shorten(whole, grammar), whole]);
  }
  // 'Things to check before you buy a boat' becomes 'what to check before buying a boat'.
  const before = CHECKED.exec(clause)?.groups;
  if (before !== undefined) {
    const { what = '', action = '' } = before;
    const typed = CHECKS[reading.language as keyof typeof CHECKS]?.(what, action);
    if (typed !== undefined) return createKeywords('question', [cutKeyword(typed, grammar)]);
  }
  if (WITHOUT_SUBJECT.test(clause)) return [];
  // 'What a loft conversion costs'.
  const priced = /^what (?<thing>an? .+?) costs?(?<where> .*)?$/.exec(clause)?.groups;
  if (priced !== undefined) {
    const thing = withoutArticle(priced['thing'] ?? '', grammar);
    return createKeywords('question', [
      `${thing} cost${cutKeyword(priced['where'] ?? '', grammar) === '' ? '' : ` ${cutKeyword(priced['where']!, grammar)}`}`,
      `${thing} cost`,
    ]);
  }
  // 'What piano tuners charge in Wales' becomes 'how much do they charge'.
  const charged =
    /^(?:what|how much) (?<may>(?:do|should|can) )?(?<who>\p{L}+(?: \p{L}+){0,2}) (?:charge|charges|cost)(?<where> .*)?$/u.exec(
      clause,
    )?.groups;
  if (charged !== undefined && !/^(?:does|is|are|it|you)(?= |$)/.test(charged['who'] ?? '')) {
    const who = withoutArticle(charged['who'] ?? '', grammar);
    const where = cutKeyword((charged['where'] ?? '').replace(/ (?:and|or|per) .*/, ''), grammar);
    return createKeywords('question', [
      `how much ${charged['may'] ?? 'do '}${who} charge${where === '' ? '' : ` ${where}`}`,
      `${who.replace(/(?<=[a-z]{2})(?<!s)s$/, '')} cost`,
    ]);
  }
  // 'My fern has brown tips' is searched as 'fern brown tips'.
  const seen =
    /^my (?<thing>\p{L}+(?: \p{L}+)?) has (?<what>(?!been|to\b)\p{L}+ \p{L}+(?: on \p{L}+ \p{L}+)?)/u.exec(
      clause,
    )?.groups;
  if (seen !== undefined) return createKeywords('question', [`${seen['thing']} ${seen['what']}`]);
  if (!grammar.asked.some((pattern) => pattern.test(clause))) return null;
  const whole = cutKeyword(clause, grammar).replace(
    /^(?:the|le|la|les|l'|el|los|las) ?(?=\p{L}+ (?:of|to|de|del|du|d'))/u,
    '',
  );
  // In 'why does it come off when I wash them' the question itself names them.
  const isNamed = reading.language === 'fr' && (wordShares('fr', whole.split(' ').at(-1)!)?.verb ?? 1) < 0.5;
  if ((grammar.pronoun.test(whole) && !WHY.test(whole) && !isNamed) || countWords(whole) < LEAST_ASKED)
    return null;
  const short = shorten(withoutQualifier(whole, reading, true), grammar);
  // 'The mistakes to avoid' is incomplete without its 'when' clause.
  const isWide = WIDE_QUESTION.test(short) && countWords(short.replaceAll(SMALL_WORDS, '')) <= LEAST_ASKED;
  return createKeywords(
    'question',
    isWide || countWords(whole) <= MOST_WITH_PURPOSE ? [shorten(whole, grammar), short] : [short, whole],
  );
}
