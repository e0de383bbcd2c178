import { impliedKeys, type IndexedPage } from './answer-page.ts';
import { asksElse } from './answer-by-question.ts';
import { containsFigure, parseExpectedAnswer } from './expected-answer.ts';
import { coverage, parseQuestion, withoutGiven } from './question.ts';
import { answerUnder, joinSentences, type Candidate } from './found-answer.ts';

/** Minimum share of the question in the page's title, a heading that asks for part of it, and the passage below. */
const PART_SHARE = 0.8;
/** Words of choosing: 'Which oil to use' asks the same as 'What is the best oil?'. */
const CHOOSING: Readonly<Record<string, string>> = {
  en: 'best good right use choose pick need recommended',
  es: 'mejor mejores bueno buena usar utilizar elegir escoger recomendado recomendada',
  fr: 'meilleur meilleure bon bonne utiliser choisir recommandé recommandée',
};

/**
 * Passages under a heading that asks for part of the question and for nothing else, if they say the rest: 'How long does
 * it keep?' and 'Concentrate keeps two weeks' for 'How long does concentrate keep?'.
 */
export function underPartsOfQuestion(page: IndexedPage, at: number, question: string): Candidate[] {
  const { index, language, given, bySection } = page;
  const { lexicon } = index.analyzed;
  const asked = parseExpectedAnswer(question, language);
  const read = parseQuestion(question, lexicon);
  const known = new Set([
    ...given,
    ...impliedKeys(asked, page),
    ...page.subject,
    ...parseQuestion(CHOOSING[language] ?? '', lexicon).weights.keys(),
  ]);
  const own = withoutGiven(read, known);
  if (own === null || asked.kind === 'definition') return [];
  return page.headings.flatMap(({ section, first, asked: named }): Candidate[] => {
    const part = withoutGiven(first, known);
    if (part === null || coverage(part, read.weights.keys()) < 1) return [];
    if (asksElse(question, index.headingText(section), language)) return [];
    if (named !== null && (named.kind !== asked.kind || named.unit !== asked.unit)) return [];
    const said = new Set([...known, ...part.weights.keys()]);
    const rest = withoutGiven(read, said);
    const passages = bySection.get(section) ?? [];
    const isEnough = coverage(read, said) >= PART_SHARE;
    const from = passages.findIndex(({ keys, text }) => {
      if (rest === null || (isEnough && asked.unit !== null))
        return asked.kind !== 'figure' || containsFigure(asked, text);
      return coverage(rest, keys) > 0 && coverage(read, [...said, ...keys]) >= PART_SHARE;
    });
    const taken = from === -1 ? null : answerUnder(passages.slice(from), asked);
    if (taken === null) return [];
    const value = coverage(own, [...part.weights.keys(), ...taken.flatMap(({ keys }) => keys)]);
    return [{ ...joinSentences(taken), page: at, by: 'heading', value }];
  });
}
