import { SourceText } from './source-text.ts';
import { TEXT_FACTS, textFacts } from './text-facts.ts';
import type { Unheld } from './text-facts.ts';
import weights from './text-weights.json' with { type: 'json' };

/** A statement of a text that its source does not contain. */
export interface UnheldStatement extends Unheld {
  /** As written in the text. */
  text: string;
}

export interface GroundedText {
  /** 0 (everything is in the source) to 1. */
  score: number;
  /** From .5 on: the text says something the source does not contain. */
  unsupported: boolean;
  /**
   * Names, numbers, and words missing from the source; if none is missing and the text is unsupported, its newest
   * sentence.
   */
  findings: readonly UnheldStatement[];
}

const UNSUPPORTED = 0.5;

/**
 * Whether an English text is supported by its source: a logistic regression over missing names, numbers, and words, and
 * new runs of three words. It cannot detect changed roles when all words are present.
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
