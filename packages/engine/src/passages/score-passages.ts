import { vectorOf } from '../similarity/sentence-vectors.ts';
import { PASSAGE_FACTS, passageFacts } from './passage-facts.ts';
import type { PassageSetting } from './passage-facts.ts';
import { splitWords } from './answer-form.ts';
import { expectedAnswerKind } from './question-kind.ts';
import fitted from './passage-weights.json' with { type: 'json' };

/**
 * How well each passage answers a question, 0 to 1, in passage order: the probability that it is one of the answer
 * sentences (trained on WikiQA). `passages` are in reading order unless `setting` gives their positions; 0 for one
 * without words. Sentence vectors count if the question and every passage have one.
 */
export function scorePassages(
  question: string,
  passages: readonly string[],
  language = 'en',
  setting: PassageSetting = {},
): number[] {
  const texts = [question, ...passages].filter((text) => text.trim() !== '');
  const isKnown = language === 'en' && texts.every((text) => vectorOf(text, setting.vectors) !== null);
  const weights = isKnown ? fitted.withVectors : fitted;
  const vectors = isKnown ? setting.vectors : null;
  return passageFacts(question, passages, language, { ...setting, vectors }).map((facts, at) => {
    if (passages[at]!.trim() === '') return 0;
    let sum = weights.bias;
    for (const [index, fact] of PASSAGE_FACTS.entries()) sum += weights[fact] * facts[index]!;
    return 1 / (1 + Math.exp(-sum));
  });
}

/**
 * `scorePassages` of passages at one position, as a share of the maximum for this question: 1 for all words and the
 * form of an answer, 0 for none.
 */
export function passageShares(
  question: string,
  passages: readonly string[],
  language: string,
  given: Pick<PassageSetting, 'contexts' | 'vector'>,
): number[] {
  const hasForm = language === 'en' && expectedAnswerKind(splitWords(question).lower) !== 'other';
  const most = fitted.match + (hasForm ? fitted.form : 0);
  const setting = { ...given, places: passages.map(() => 0) };
  return scorePassages(question, passages, language, setting).map((score) => {
    if (score === 0) return 0;
    const odds = Math.log(score / (1 - score)) - fitted.bias - fitted.opening;
    return Math.min(1, Math.max(0, odds / most));
  });
}
