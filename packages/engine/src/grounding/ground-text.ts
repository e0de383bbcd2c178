import { SourceText } from './source-text.ts';
import { TEXT_FACTS, textFacts } from './text-facts.ts';
import type { Unheld } from './text-facts.ts';
import weights from './text-weights.json' with { type: 'json' };

/** What a text says that its source does not hold. */
export interface UnheldStatement extends Unheld {
  /** As it stands in the text. */
  text: string;
}

export interface GroundedText {
  /** 0 (all of it stands in the source) to 1. */
  score: number;
  /** From .5 on: the text says something that the source does not hold. */
  unsupported: boolean;
  /** Names, numbers and words that the source lacks; where it lacks none and the text is unsupported, its newest sentence. */
  findings: readonly UnheldStatement[];
}

const UNSUPPORTED = 0.5;

/**
 * Whether an English text is held by its source, by a logistic regression over names, numbers and words that the source
 * lacks and runs of three words that are new. What it cannot tell: who did what to whom, when all the words are there.
 */
export function groundText(source: string, text: string): GroundedText {
  const { facts, unheld, newest } = textFacts(new SourceText(source), text);
  let sum = weights.bias;
  for (const [at, fact] of TEXT_FACTS.entries()) sum += weights[fact] * facts[at]!;
  const score = text.trim() === '' ? 0 : 1 / (1 + Math.exp(-sum));
  const unsupported = score >= UNSUPPORTED;
  const found = unsupported && unheld.length === 0 && newest !== null ? [newest] : unheld;
  return {
    score,
    unsupported,
    findings: found.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
  };
}
