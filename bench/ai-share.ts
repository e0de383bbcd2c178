/**
 * How often the interval of a prompt panel's share contains the planted share, and how often two runs without a change
 * show one, by size of the panel. `npm run bench:ai-share [-- --runs 2000]`
 */
import { parseArgs } from 'node:util';
import { panelRates } from '../packages/engine/src/testing/planted-panel.ts';
import { randomNumbers } from '../tests/random-numbers.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' } } });
const runs = Number(values.runs);
const random = randomNumbers(20_261_127);
const MEANS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8];
const LIKENESS = [0.05, 0.2, 0.4, 0.6];
/** From this many questions on, each size of panel has to reach the goal on average; smaller ones may cover too much. */
const SIZE_MIN = 12;
const GOAL = { from: 0.93, to: 0.97, changed: 0.05 };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const rows = [5, 6, 8, 10, 12, 15, 20].flatMap((questions) =>
  [3, 5, 10].map((repeats) => {
    const cases = MEANS.flatMap((share) =>
      LIKENESS.map((likeness) => panelRates({ questions, repeats, mean: share, likeness }, { runs, random })),
    );
    const found = panelRates(
      { questions, repeats, mean: 0.3, likeness: 0.2 },
      { runs, random, shift: 0.3 },
    ).changed;
    return {
      questions,
      repeats,
      covered: cases.map(({ covered }) => covered),
      changed: cases.map(({ changed }) => changed),
      found,
    };
  }),
);

console.log(
  `95 % intervals that contain the planted share, and false changes, of ${runs} runs for each of ${MEANS.length} shares and ${LIKENESS.length} likenesses`,
);
console.table(
  rows.map(({ questions, repeats, covered, changed, found }) => ({
    questions,
    repeats,
    covered: percent(mean(covered)),
    least: percent(Math.min(...covered)),
    most: percent(Math.max(...covered)),
    'false changes': percent(mean(changed)),
    'most false': percent(Math.max(...changed)),
    'found, +30 points': percent(found),
  })),
);
const all = mean(rows.flatMap(({ covered }) => covered));
const large = rows.filter(({ questions }) => questions >= SIZE_MIN).map(({ covered }) => mean(covered));
const [least, most] = [Math.min(...large), Math.max(...large)];
const changed = Math.max(...rows.flatMap((row) => row.changed));
console.log(
  `covered: all ${percent(all)}, sizes from ${SIZE_MIN} questions on ${percent(least)} to ${percent(most)}; most false changes ${percent(changed)}`,
);
if (least < GOAL.from || most > GOAL.to || changed > GOAL.changed) {
  console.log('outside of 95 ± 2 % or above 5 %');
  process.exitCode = 1;
}
