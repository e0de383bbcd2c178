import { vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { PASSAGE_FACTS, passageFacts } from './passage-facts.ts';
import fitted from './passage-weights.json' with { type: 'json' };

/**
 * How well each passage answers a question, 0 to 1, in the order of the passages: the probability that it is one of the
 * sentences with the answer (fitted to WikiQA). `passages` stand in reading order; 0 for one without words. Sentence
 * vectors count where the question and every passage have one.
 */
export function scorePassages(
  question: string,
  passages: readonly string[],
  language = 'en',
  vectors: SentenceVectors | null = null,
): number[] {
  const texts = [question, ...passages].filter((text) => text.trim() !== '');
  const isKnown = language === 'en' && texts.every((text) => vectorOf(text, vectors) !== null);
  const weights = isKnown ? fitted.withVectors : fitted;
  return passageFacts(question, passages, language, isKnown ? vectors : null).map((facts, at) => {
    if (passages[at]!.trim() === '') return 0;
    let sum = weights.bias;
    for (const [index, fact] of PASSAGE_FACTS.entries()) sum += weights[fact] * facts[index]!;
    return 1 / (1 + Math.exp(-sum));
  });
}
