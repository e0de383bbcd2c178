import { PASSAGE_FACTS, passageFacts } from './passage-facts.ts';
import weights from './passage-weights.json' with { type: 'json' };

/**
 * How well each passage answers a question, 0 to 1, in the order of the passages: the probability that it is one of the
 * sentences with the answer (fitted to WikiQA). `passages` stand in reading order; 0 for one without words.
 */
export function scorePassages(question: string, passages: readonly string[], language = 'en'): number[] {
  return passageFacts(question, passages, language).map((facts, at) => {
    if (passages[at]!.trim() === '') return 0;
    let sum = weights.bias;
    for (const [index, fact] of PASSAGE_FACTS.entries()) sum += weights[fact] * facts[index]!;
    return 1 / (1 + Math.exp(-sum));
  });
}
