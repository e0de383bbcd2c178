import { groundText } from '@pagewright/engine';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { balancedAccuracy, fitGrounding, scoreSummaries, readSummaries } from './fit-grounding.ts';
import type { GroundingExample, ScoredSummary } from './fit-grounding.ts';
import { foldOf, isBuildHalf, withInterval } from './held-out.ts';

const AXIS = 'Text not held by its source: balanced accuracy, CLIFF and Goyal validation halves';
const PEER = 'figures, quotations and studies alone .527';
const GOAL = 0.67;
const FOLDS = 10;

/** Balanced accuracy: cross-validated on the build half, with its weights on the check half, and as shipped. */
export async function measure(): Promise<BenchRow[]> {
  const examples = readSummaries();
  const row = { axis: AXIS, peer: PEER, goal: `≥ ${GOAL}` };
  if (examples === null)
    return [{ ...row, ours: 'skipped: data/grounding-dev.jsonl is not there', isMet: null }];
  const build = examples.filter(({ source }) => isBuildHalf(source));
  const check = examples.filter(({ source }) => !isBuildHalf(source));
  const checked = scoreSummaries(check, fitGrounding(build));
  const times: number[] = [];
  const shipped = examples.map(({ source, text, wrong }): ScoredSummary => {
    let isUnsupported = false;
    times.push(
      measureTime(() => {
        isUnsupported = groundText(source, text).unsupported;
      }).wall,
    );
    return { sum: isUnsupported ? 0 : -1, wrong };
  });
  const ours = `build half held out (${FOLDS} folds) ${withInterval(crossValidated(build), balancedAccuracy)}, check half ${withInterval(checked, balancedAccuracy)}, as shipped (fitted to all) ${balancedAccuracy(shipped).toFixed(3)}; ${median(times).toFixed(2)} ms a text with its source`;
  return [{ ...row, ours, isMet: balancedAccuracy(checked) >= GOAL }];
}

function crossValidated(examples: readonly GroundingExample[]): ScoredSummary[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ source }: GroundingExample): boolean => foldOf(source, FOLDS) === fold;
    const weights = fitGrounding(examples.filter((example) => !isOwn(example)));
    return scoreSummaries(
      examples.filter((example) => isOwn(example)),
      weights,
    );
  }).flat();
}

if (import.meta.main) console.table(await measure());
