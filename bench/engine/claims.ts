import { scoreClaim } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { crossValidated, f1, fitClaims, scoreSentences, readClaims, thresholdOf } from './fit-claims.ts';
import type { ClaimExample, ScoredSentence } from './fit-claims.ts';
import { isBuildHalf, withInterval } from './held-out.ts';

const AXIS = 'Claims that want a source: F1, ClaimBuster training part';
const GOAL = 0.77;
const WANTS_SOURCE = 0.5;

/**
 * F1 of the claims: cross-validated on the build half, with its weights on the check half, and as shipped; next to a
 * rule.
 */
export async function measure(): Promise<BenchRow[]> {
  const examples = readClaims();
  const goal = `≥ ${GOAL}`;
  if (examples === null) {
    const ours = 'skipped: data/claims-dev.jsonl is not there';
    return [{ axis: AXIS, peer: 'rule: it holds a numeral', goal, ours, isMet: null }];
  }
  const build = examples.filter(({ sentence }) => isBuildHalf(sentence));
  const check = examples.filter(({ sentence }) => !isBuildHalf(sentence));
  const held = crossValidated(build);
  const threshold = thresholdOf(held);
  const checked = scoreSentences(check, fitClaims(build));
  const times: number[] = [];
  const shipped = examples.map(({ sentence, label }): ScoredSentence => {
    let sum = 0;
    times.push(
      measureTime(() => {
        sum = scoreClaim(sentence);
      }).wall,
    );
    return { sum, label };
  });
  const figure = (judged: readonly ScoredSentence[]): number => f1(judged, threshold);
  const ours = `build half held out ${withInterval(held, figure)}, check half ${withInterval(checked, figure)}, as shipped (fitted to all) ${f1(shipped, WANTS_SOURCE).toFixed(3)}; ${median(times).toFixed(3)} ms a sentence`;
  const peer = `rule "it holds a numeral" ${f1(check.map(byRule), 1).toFixed(3)} on the check half (run here)`;
  return [{ axis: AXIS, peer, goal, ours, isMet: figure(checked) >= GOAL }];
}

const byRule = ({ sentence, label }: ClaimExample): ScoredSentence => ({
  sum: /\d/.test(sentence) ? 1 : 0,
  label,
});

if (import.meta.main) console.table(await measure());
