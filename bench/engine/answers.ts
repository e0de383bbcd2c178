/** Answers that pages give to questions, or none: `node bench/engine/answers.ts [--list]`. */
import { join } from 'node:path';
import { createAnswerFinder, extractEvidencePage } from '@pagewright/engine';
import { readSubjects } from '../generation/read-subjects.ts';
import { measureTime, median } from '../measure-time.ts';
import type { BenchRow } from './bench-row.ts';
import { withInterval } from './held-out.ts';

const AXIS = 'Answers from pages, or correctly none';
const PEER = 'never an answer: 2 of 7';
const GOAL_RIGHT = 18 / 21;
const GOAL_WRONG = 1 / 21;
const MATERIAL = join(import.meta.dirname, '../generation');
/** Both halves of the second set may be read since it was judged; the kept half of the first stays closed. */
const SETS = {
  'first set, on which the rules were written': ['material/pages-build'],
  'second set': ['material-2/pages-build', 'material-2/pages-kept'],
} as const;

interface JudgedQuestion {
  question: string;
  answer: string | null;
  answerable: boolean;
  isRight: boolean;
  /** Answered wrongly, or although the pages have no answer. No answer is never wrong. */
  isWrong: boolean;
  milliseconds: number;
}

/** How many questions are answered correctly (or correctly not at all), and how many wrongly. */
export function measure(): Promise<BenchRow[]> {
  // The first run loads the word tables.
  for (const folders of Object.values(SETS)) judge(folders);
  const rows = Object.entries(SETS).map(([name, folders]) => rowOf(name, judge(folders)));
  return Promise.resolve(rows);
}

function judge(folders: readonly string[]): JudgedQuestion[] {
  return folders
    .flatMap((folder) => readSubjects(join(MATERIAL, folder)))
    .flatMap(({ subject, pages }) => {
      const finder = createAnswerFinder(pages.map((html) => extractEvidencePage(html, null)));
      return subject.questions.map(({ question, accept, answerable }): JudgedQuestion => {
        let answer: string | null = null;
        const milliseconds = measureTime(() => {
          answer = finder.find(question)?.text ?? null;
        }).wall;
        const text: string | null = answer;
        const isAccepted = text !== null && accept.some((pattern) => new RegExp(pattern).test(text));
        const isRight = answerable ? isAccepted : text === null;
        return {
          question,
          answer,
          answerable,
          isRight,
          isWrong: text !== null && !isAccepted,
          milliseconds,
        };
      });
    });
}

function rowOf(name: string, judged: readonly JudgedQuestion[]): BenchRow {
  const right = (some: readonly JudgedQuestion[]): number => shareOf(some, ({ isRight }) => isRight);
  const wrong = shareOf(judged, ({ isWrong }) => isWrong);
  const count = (is: (one: JudgedQuestion) => boolean): number => judged.filter(is).length;
  const figures = [
    `right ${count(({ isRight }) => isRight)} of ${judged.length}: ${withInterval(judged, right)}`,
    `wrong ${count(({ isWrong }) => isWrong)}`,
    `unanswered though a page answers ${count((one) => one.answerable && one.answer === null)}`,
    `${median(judged.map(({ milliseconds }) => milliseconds)).toFixed(2)} ms a question`,
  ];
  return {
    axis: `${AXIS}, ${name}`,
    peer: PEER,
    goal: 'right ≥ 18 of 21, wrong ≤ 1 of 21',
    ours: figures.join(', '),
    isMet: right(judged) >= GOAL_RIGHT && wrong <= GOAL_WRONG,
  };
}

const shareOf = (judged: readonly JudgedQuestion[], is: (one: JudgedQuestion) => boolean): number =>
  judged.filter(is).length / judged.length;

if (import.meta.main) {
  if (process.argv.includes('--list')) {
    for (const folders of Object.values(SETS))
      for (const { isRight, question, answer } of judge(folders))
        if (!isRight) console.log(`${question}\n  ${answer ?? '(none)'}`);
  } else console.table(await measure());
}
