/**
 * How often the intervals about search figures contain what was planted: rank correlations of score and position, and
 * effects of refreshes, sham ones included. `npm run bench:search-validity [-- --runs 500]`
 */
import { parseArgs } from 'node:util';
import { rankCorrelation } from '@pagewright/engine';
import { refreshCoverage } from '../packages/engine/src/testing/planted-site.ts';
import { randomNumbers } from '../tests/random-numbers.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '500' } } });
const runs = Number(values.runs);
const GOAL = { from: 0.92, to: 0.98 };
let missed = 0;

const rate = (share: number): string => {
  if (share < GOAL.from || share > GOAL.to) missed += 1;
  return `${(share * 100).toFixed(1)} %`;
};

console.log(`95 % intervals that contain the planted correlation, of ${runs} runs`);
console.table(
  [0, 0.2, 0.6].map((planted) => ({
    planted,
    '20 pages': rate(correlationCoverage(planted, 20)),
    '60 pages': rate(correlationCoverage(planted, 60)),
  })),
);

const usual = { pages: 60, weeks: 80, clicks: [5, 300], noise: 0.15 } as const;
const cases = [
  ['sham, 5 to 300 clicks a week', usual, 1, false],
  ['sham, 2.5 to 12 clicks a week', { ...usual, clicks: [2.5, 12] }, 1, false],
  ['sham, 100 to 2,000 clicks a week', { ...usual, clicks: [100, 2_000] }, 1, false],
  ['sham, twice the noise', { ...usual, noise: 0.3 }, 1, false],
  ['sham, a third of the noise', { ...usual, noise: 0.05 }, 1, false],
  ['sham, 25 pages', { ...usual, pages: 25 }, 1, false],
  ['sham, no figures a year before', { ...usual, weeks: 30 }, 1, false],
  ['sham, the most fallen of three pages', usual, 1, true],
  ['a fifth more', usual, 1.2, false],
  ['half more', usual, 1.5, false],
  ['a third less', usual, 2 / 3, false],
] as const;
console.log(
  `95 % intervals that contain the planted effect of a refresh, of ${runs} runs (graded runs; mean effect)`,
);
console.table(
  cases.map(([name, plan, effect, isFallen]) => ({
    planted: name,
    ...Object.fromEntries(
      refreshCoverage(plan, { effect, runs, seed: 2_026, isFallen }, randomNumbers).map(
        ({ weeks, share, graded, mean }) => [
          `${weeks} weeks`,
          `${rate(share)} (${graded}; ${(Math.expm1(mean) * 100).toFixed(0)} %)`,
        ],
      ),
    ),
  })),
);
console.log(missed === 0 ? 'all within 95 ± 3 %' : `${missed} outside of 95 ± 3 %`);
if (missed > 0) process.exitCode = 1;

/** How often the interval contains a planted rank correlation of two normal variables. */
function correlationCoverage(planted: number, pages: number): number {
  // Spearman's correlation of two normal variables follows from Pearson's: rho = 6 / pi * asin(r / 2).
  const r = 2 * Math.sin((planted * Math.PI) / 6);
  const random = randomNumbers(20_261_126 + pages + planted * 1_000);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const { interval } = rankCorrelation(
      Array.from({ length: pages }, (): [number, number] => {
        const x = normal();
        return [x, r * x + Math.sqrt(1 - r * r) * normal()];
      }),
    );
    if (interval && interval.low <= planted && planted <= interval.high) held += 1;
  }
  return held / runs;
}
