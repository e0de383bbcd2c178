import type { PromptShare } from '@pagewright/contract/analytics';
import {
  areSignificant,
  directionOf,
  panelShare,
  questionChange,
  shareChange,
  shareInterval,
  type QuestionCount,
  type QuestionPair,
} from '@pagewright/engine';
import type { Database } from '../../../platform/db/client.ts';
import { countAnswers, type AnswerCounts } from './answer-repository.ts';
import { brandKey, brandsOf, type Brand } from './brands.ts';
import { findRunBefore, type RunRow } from './run-repository.ts';

const LEVEL = 0.05;
const NONE: QuestionCount = { hits: 0, n: 0 };

/** The counts of a run by question and brand. */
export interface RunCounts {
  readonly run: RunRow;
  readonly brands: readonly Brand[];
  /** By the text of the question. */
  readonly questions: ReadonlyMap<string, AnswerCounts>;
}

/** Reads the counts of runs. */
export async function readRunCounts(db: Database, runs: readonly RunRow[]): Promise<RunCounts[]> {
  const counts = await countAnswers(
    db,
    runs.map(({ id }) => id),
  );
  const byRun = Map.groupBy(counts, ({ runId }) => runId);
  return runs.map((run) => ({
    run,
    brands: brandsOf(run),
    questions: new Map(
      (byRun.get(run.id) ?? []).map((counted) => [run.questions[counted.question] ?? '', counted]),
    ),
  }));
}

/** The answers to each question of a run that count, and how many of them mention a brand. */
export function countsOfBrand({ run, questions }: RunCounts, brand: number): QuestionCount[] {
  return run.questions.map((question) => countOf(questions.get(question), brand));
}

const countOf = (counted: AnswerCounts | undefined, brand: number): QuestionCount =>
  counted ? { hits: counted.hits[brand] ?? 0, n: counted.answers } : NONE;

/** The share of a brand over all questions of a run. */
export function totalOf(counts: RunCounts, brand: number) {
  const questions = countsOfBrand(counts, brand);
  const { n, share, interval } = panelShare(questions);
  const hits = questions.reduce((sum, one) => sum + one.hits, 0);
  return { hits, n, share, low: interval?.low ?? null, high: interval?.high ?? null };
}

/** The shares of a run, compared with an earlier one. */
export interface ComparedShares {
  readonly totals: readonly PromptShare[];
  /** By question and brand. */
  readonly questions: readonly (readonly PromptShare[])[];
}

/**
 * The shares of a run and how they changed. Only questions and brands with the same names in both runs are compared. The
 * own total is tested by itself; the totals of competitors, and the questions of each brand, together.
 */
export function compareRuns(after: RunCounts, before: RunCounts | null): ComparedShares {
  const { brands, run } = after;
  const pairsOf = brands.map((brand, at) => pairsWith(after, at, before, brand));
  const changes = pairsOf.map((pairs) => (pairs === null ? null : shareChange(pairs)));
  const [own, ...competitors] = changes.map((change) => change?.probability ?? null);
  const isSignificant = [(own ?? 1) <= LEVEL, ...areSignificant(competitors)];
  const totals = brands.map((_, at) => ({
    ...totalOf(after, at),
    ...shownChange(changes[at]?.difference ?? null, changes[at]?.probability ?? null, isSignificant[at]),
  }));
  const byBrand = brands.map((_, at) => questionsOf(after, at, pairsOf[at] ?? null));
  return {
    totals,
    questions: run.questions.map((_, question) => byBrand.flatMap((shares) => shares[question] ?? [])),
  };
}

/** The answers to each question in both runs; null if the brand had other names, or there is no earlier run. */
function pairsWith(
  after: RunCounts,
  at: number,
  before: RunCounts | null,
  brand: Brand,
): QuestionPair[] | null {
  const earlier = before?.brands.findIndex((one) => brandKey(one) === brandKey(brand)) ?? -1;
  if (before === null || earlier < 0) return null;
  return after.run.questions.map((question) => ({
    before: countOf(before.questions.get(question), earlier),
    after: countOf(after.questions.get(question), at),
  }));
}

function questionsOf(after: RunCounts, at: number, pairs: readonly QuestionPair[] | null): PromptShare[] {
  const probabilities = after.run.questions.map((_, question) => {
    const pair = pairs?.[question];
    return pair ? questionChange(pair) : null;
  });
  const significant = areSignificant(probabilities);
  return countsOfBrand(after, at).map(({ hits, n }, question) => {
    const interval = shareInterval(hits, n);
    const pair = pairs?.[question];
    const isKnown = pair !== undefined && pair.before.n > 0 && n > 0;
    return {
      hits,
      n,
      share: n === 0 ? null : hits / n,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
      ...shownChange(
        isKnown ? hits / n - pair.before.hits / pair.before.n : null,
        probabilities[question] ?? null,
        significant[question],
      ),
    };
  });
}

function shownChange(difference: number | null, probability: number | null, isSignificant = false) {
  if (probability === null) return { change: null, difference };
  return { change: directionOf(difference, isSignificant), difference };
}

/**
 * A run with the one before it that has answers from the same model. While it goes on there is none: with a verdict after
 * each answer, chance would more often look like a change.
 */
export async function readCompared(
  db: Database,
  run: RunRow,
): Promise<{
  readonly after: RunCounts;
  readonly before: RunCounts | null;
  readonly comparison: 'compared' | 'running' | 'first' | 'other_model';
}> {
  const isRunning = run.finishedAt === null;
  const earlier = isRunning ? undefined : await findRunBefore(db, run);
  const isSame = earlier?.model === run.model;
  const [after, before] = await readRunCounts(db, earlier && isSame ? [run, earlier] : [run]);
  if (!after) throw new Error('the run was not counted');
  if (!earlier) return { after, before: null, comparison: isRunning ? 'running' : 'first' };
  return { after, before: before ?? null, comparison: isSame ? 'compared' : 'other_model' };
}

/** A significant change of the own share against the run before. */
export interface OwnChange {
  readonly name: string;
  readonly isUp: boolean;
  readonly share: number;
  readonly n: number;
}

/** How the own share changed against the run before, if significantly. */
export async function findOwnChange(db: Database, run: RunRow): Promise<OwnChange | undefined> {
  const { after, before } = await readCompared(db, run);
  const [own] = compareRuns(after, before).totals;
  if (!own || own.share === null || own.change === null || own.change === 'none') return undefined;
  return { name: after.brands[0]?.name ?? '', isUp: own.change === 'up', share: own.share, n: own.n };
}
