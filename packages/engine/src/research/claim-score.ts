import { findFigures } from './figures.ts';
import figureWords from './figure-words.json' with { type: 'json' };
import type { Figure } from './figures.ts';
import { reportsOwnWork } from './sources.ts';
import { analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { lexiconOf } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { CLAIM_FACTS, claimFacts, claimStems, claimWords } from './claim-facts.ts';
import weights from './claim-weights.json' with { type: 'json' };
import words from './claim-words.json' with { type: 'json' };

/** From this score on, a sentence is a claim that needs a source. */
export const NEEDS_SOURCE = 0.5;
/** Maximum score of first-hand knowledge, since nobody else can be cited for it. */
const MAX_FIRST_HAND = 0.4;

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PRICES = wordSet(words.prices);
const OFFERS = wordSet(words.offers);
const OWN = wordSet(words.plural);
const CURRENCIES = wordSet(figureWords.currencies);
const SCALES = wordSet(figureWords.scales);
const MONEY_SIGN = /[$€£¥₹]\s?\d/;

let stemWeights: ReadonlyMap<string, number> | null = null;
/** By the first word of a pair, then by the second. */
let pairWeights: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;

/**
 * How likely a reader of an English sentence wants a source for it, 0 to 1: a logistic regression over its figures,
 * names, tenses, words, and word pairs. First-hand measurements and one's own prices do not count.
 */
export function claimScore(analysis: AnalyzedBlock, sentence: number, figures: readonly Figure[]): number {
  stemWeights ??= loadStemWeights();
  let sum = weights.bias;
  const facts = claimFacts(analysis, sentence, figures);
  for (const [at, fact] of CLAIM_FACTS.entries()) sum += weights.facts[fact] * facts[at]!;
  for (const stem of claimStems(analysis, sentence)) sum += stemWeights.get(stem) ?? 0;
  pairWeights ??= loadPairWeights();
  const words = claimWords(analysis, sentence);
  for (let at = 1; at < words.length; at += 1) {
    sum += pairWeights.get(words[at - 1]!)?.get(words[at]!) ?? 0;
  }
  const score = 1 / (1 + Math.exp(-sum));
  return isFirstHand(analysis, sentence) ? Math.min(score, MAX_FIRST_HAND) : score;
}

/** `claimScore` of an English text: the highest score among its sentences; 0 without words. */
export function scoreClaim(text: string): number {
  const analysis = analyzeReading(readBlock(text), lexiconOf('en'));
  const figures = findFigures(analysis);
  return analysis.reading.sentences.reduce(
    (most, _, sentence) => Math.max(most, claimScore(analysis, sentence, figures)),
    0,
  );
}

function isFirstHand({ reading, entries }: AnalyzedBlock, sentence: number): boolean {
  const { start, end, firstToken, lastToken } = reading.sentences[sentence]!;
  if (reportsOwnWork(entries, firstToken, lastToken)) return true;
  const own = entries.slice(firstToken, lastToken).map(({ lower }) => lower);
  const hasMoney =
    MONEY_SIGN.test(reading.text.slice(start, end)) || own.some((word) => CURRENCIES.has(word));
  if (!hasMoney || own.some((word) => SCALES.has(word))) return false;
  return (
    own.some((word) => OFFERS.has(word)) ||
    (own.some((word) => OWN.has(word)) && own.some((word) => PRICES.has(word)))
  );
}

function loadStemWeights(): ReadonlyMap<string, number> {
  return new Map(
    weights.stems.flatMap(({ weight, stems }) => stems.split(' ').map((stem) => [stem, weight] as const)),
  );
}

function loadPairWeights(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { weight, pairs } of weights.pairs) {
    for (const pair of pairs.split(' ')) {
      const [first = '', second = ''] = pair.split('_');
      const known = found.get(first);
      if (known === undefined) found.set(first, new Map([[second, weight]]));
      else known.set(second, weight);
    }
  }
  return found;
}
