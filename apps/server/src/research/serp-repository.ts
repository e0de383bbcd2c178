import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { serpSnapshot } from '../platform/db/schema/index.ts';

/** Identifies a stored response of a source. */
export type SerpQuery = Omit<typeof serpSnapshot.$inferInsert, 'id' | 'answer' | 'gatheredAt'>;

/** The newest response within an age; null if there is none. */
export async function findFreshAnswer(
  db: Database,
  { workspaceId, keyword, country, language, part, source }: SerpQuery,
  ageMs: number,
): Promise<{ readonly answer: unknown; readonly gatheredAt: Date } | null> {
  const [row] = await db
    .select({ answer: serpSnapshot.answer, gatheredAt: serpSnapshot.gatheredAt })
    .from(serpSnapshot)
    .where(
      and(
        eq(serpSnapshot.workspaceId, workspaceId),
        eq(serpSnapshot.keyword, keyword),
        eq(serpSnapshot.country, country),
        eq(serpSnapshot.language, language),
        eq(serpSnapshot.part, part),
        eq(serpSnapshot.source, source),
        gt(serpSnapshot.gatheredAt, sql`now() - ${ageMs}::float8 * interval '1 millisecond'`),
      ),
    )
    .orderBy(desc(serpSnapshot.gatheredAt))
    .limit(1);
  return row ?? null;
}

/** The newest responses about several keywords within an age, by keyword. */
export async function findFreshAnswers(
  db: Database,
  { workspaceId, country, language, part, source }: Omit<SerpQuery, 'keyword'>,
  keywords: readonly string[],
  ageMs: number,
): Promise<Map<string, { readonly answer: unknown; readonly gatheredAt: Date }>> {
  const rows = await db
    .selectDistinctOn([serpSnapshot.keyword], {
      keyword: serpSnapshot.keyword,
      answer: serpSnapshot.answer,
      gatheredAt: serpSnapshot.gatheredAt,
    })
    .from(serpSnapshot)
    .where(
      and(
        eq(serpSnapshot.workspaceId, workspaceId),
        inArray(serpSnapshot.keyword, [...keywords]),
        eq(serpSnapshot.country, country),
        eq(serpSnapshot.language, language),
        eq(serpSnapshot.part, part),
        eq(serpSnapshot.source, source),
        gt(serpSnapshot.gatheredAt, sql`now() - ${ageMs}::float8 * interval '1 millisecond'`),
      ),
    )
    .orderBy(serpSnapshot.keyword, desc(serpSnapshot.gatheredAt));
  return new Map(rows.map(({ keyword, ...row }) => [keyword, row]));
}

/** Saves the responses about several keywords; returns their time. */
export async function saveAnswers(
  db: Database,
  question: Omit<SerpQuery, 'keyword'>,
  answers: readonly { readonly keyword: string; readonly answer: unknown }[],
): Promise<Date> {
  const rows = await db
    .insert(serpSnapshot)
    .values(answers.map((one) => ({ ...question, ...one })))
    .returning({ gatheredAt: serpSnapshot.gatheredAt });
  if (!rows[0]) throw new Error('the answers of a source were not kept');
  return rows[0].gatheredAt;
}

/** The newest stored response with a result about a keyword; undefined if there is none. */
export async function findNewestAnswer(
  db: Database,
  { workspaceId, keyword, part }: Pick<SerpQuery, 'workspaceId' | 'keyword' | 'part'>,
): Promise<unknown> {
  const [row] = await db
    .select({ answer: serpSnapshot.answer })
    .from(serpSnapshot)
    .where(
      and(
        eq(serpSnapshot.workspaceId, workspaceId),
        eq(serpSnapshot.keyword, keyword),
        eq(serpSnapshot.part, part),
        sql`${serpSnapshot.answer}->>'known' is not null`,
      ),
    )
    .orderBy(desc(serpSnapshot.gatheredAt))
    .limit(1);
  return row?.answer;
}

/** Saves a response; returns its time. */
export async function saveAnswer(db: Database, question: SerpQuery, answer: unknown): Promise<Date> {
  const [row] = await db
    .insert(serpSnapshot)
    .values({ ...question, answer })
    .returning({ gatheredAt: serpSnapshot.gatheredAt });
  if (!row) throw new Error('the answer of a source was not kept');
  return row.gatheredAt;
}
