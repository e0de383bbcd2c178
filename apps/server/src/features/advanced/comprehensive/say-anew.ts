import type { Comprehensive } from '@pagewright/contract/advanced';
import { sayStrategyAnew } from '../competitive-intelligence/say-anew.ts';
import { sayScoreAnew } from '../content-scoring/say-anew.ts';
import { findGains } from './find-gains.ts';

/** All parts of an analysis and what is to be gained, anew in the language that is spoken. */
export function sayAllAnew(result: Comprehensive): Comprehensive {
  const { score, strategies, ...others } = result.parts;
  const parts = {
    ...others,
    score: { ...score, result: score.result && sayScoreAnew(score.result) },
    strategies: { ...strategies, result: strategies.result?.map(sayStrategyAnew) ?? null },
  };
  return { ...result, parts, gains: findGains(parts) };
}
