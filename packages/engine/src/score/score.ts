import { createScorer } from './create-scorer.ts';
import type { ScoreInput, ScoreResult } from './types.ts';

/**
 * Scores an article. Without a keyword, or with a text of 50 characters or fewer, returns the reason instead of a
 * score. Never throws; the same input always gives the same output.
 */
export function score(input: ScoreInput): ScoreResult {
  return createScorer().score(input);
}
