import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { promptAnswer } from '../../../platform/db/schema/index.ts';
import type { RunRow } from './run-repository.ts';

export type AnswerRow = typeof promptAnswer.$inferSelect;

/** A call of a run: a question and how often it was asked before. */
export type PromptCall = Pick<AnswerRow, 'question' | 'repeat'>;

/** Stores an answer, or why there is none. The first one stays. */
export async function insertAnswer(db: Database, row: Omit<AnswerRow, 'answeredAt'>): Promise<void> {
  await db
    .insert(promptAnswer)
    .values({ ...row, answeredAt: sql`clock_timestamp()` })
    .onConflictDoNothing();
}

/** Lists the calls of a run that have no row yet, each question once before any is asked again. */
export async function listMissingCalls(db: Database, run: RunRow): Promise<PromptCall[]> {
  const { rows } = await db.execute<PromptCall & Record<string, unknown>>(sql`
    select q.question, r.repeat from generate_series(0, ${run.questions.length - 1}::int) q(question)
      cross join generate_series(0, ${run.repeats - 1}::int) r(repeat)
    where not exists (select from prompt_answer a
      where a.run_id = ${run.id} and a.question = q.question and a.repeat = r.repeat)
    order by r.repeat, q.question`);
  return rows;
}

/** How a run's answers to one question turned out. */
export interface AnswerCounts {
  readonly runId: string;
  readonly question: number;
  readonly answers: number;
  readonly failed: number;
  /** Answers by the index of the brand that they mention. */
  readonly hits: Readonly<Record<string, number>>;
}

/** Counts the answers of runs by question. */
export async function countAnswers(db: Database, runIds: readonly string[]): Promise<AnswerCounts[]> {
  if (runIds.length === 0) return [];
  const { rows } = await db.execute<AnswerCounts & Record<string, unknown>>(sql`
    with rows as (select * from prompt_answer where run_id = any(${sql.param([...runIds])}::uuid[])),
    hits as (
      select run_id, question, jsonb_object_agg(brand, n) as hits from (
        select run_id, question, brand, count(*)::int as n from rows, unnest(brands) brand
        where problem is null group by 1, 2, 3
      ) counted group by 1, 2
    )
    select r.run_id as "runId", r.question, count(*) filter (where problem is null)::int as answers,
      count(*) filter (where problem is not null)::int as failed, coalesce(h.hits, '{}'::jsonb) as hits
    from rows r left join hits h on h.run_id = r.run_id and h.question = r.question
    group by r.run_id, r.question, h.hits order by r.run_id, r.question`);
  return rows;
}

/** Lists the answers of a run, or those to one of its questions, in order. */
export function listAnswers(db: Database, runId: string, question?: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(promptAnswer)
    .where(
      and(
        eq(promptAnswer.runId, runId),
        question === undefined ? undefined : eq(promptAnswer.question, question),
      ),
    )
    .orderBy(asc(promptAnswer.question), asc(promptAnswer.repeat));
}

/** An address that answers to a question name, and in how many. */
export interface CitedAddress {
  readonly url: string;
  readonly question: number;
  readonly repeats: readonly number[];
}

/** Lists the addresses in the answers of a run. */
export async function listCited(db: Database, runId: string): Promise<CitedAddress[]> {
  const { rows } = await db.execute<CitedAddress & Record<string, unknown>>(sql`
    select url, question, array_agg(repeat order by repeat) as repeats
    from prompt_answer, unnest(urls) url where run_id = ${runId} and problem is null
    group by url, question order by url, question`);
  return rows;
}
