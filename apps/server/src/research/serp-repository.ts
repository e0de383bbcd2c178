import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { serpSnapshot } from '../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };

/** Which answer of a source: to whom, about what, and by which source. */
export type SerpQuestion = Omit<typeof serpSnapshot.$inferInsert, 'id' | 'answer' | 'gatheredAt'>;

/** The newest answer to a question within so many milliseconds; null for none. */
export async function findFreshAnswer(
  { db }: DatabaseOf,
  { workspaceId, keyword, country, language, part, source }: SerpQuestion,
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

/** The newest answer about a keyword to one part that some source knew, as it is kept; undefined for none. */
export async function findNewestAnswer(
  db: Database,
  { workspaceId, keyword, part }: Pick<SerpQuestion, 'workspaceId' | 'keyword' | 'part'>,
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

/** Keeps an answer; answers when it was given. */
export async function keepAnswer({ db }: DatabaseOf, question: SerpQuestion, answer: unknown): Promise<Date> {
  const [row] = await db
    .insert(serpSnapshot)
    .values({ ...question, answer })
    .returning({ gatheredAt: serpSnapshot.gatheredAt });
  if (!row) throw new Error('the answer of a source was not kept');
  return row.gatheredAt;
}
