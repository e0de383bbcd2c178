import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../db/client.ts';
import { callRun } from '../../db/schema/index.ts';
import { lightColumns, type RunRow } from './run-repository.ts';

/** A run with its response. */
export type FullRunRow = RunRow & { readonly answer: string | null };

/** A run with its response, without a permission check. */
export async function findRun(db: Database, id: string): Promise<FullRunRow | undefined> {
  const [row] = await db
    .select({ ...lightColumns, answer: callRun.answer })
    .from(callRun)
    .where(eq(callRun.id, id));
  return row;
}

const LISTED_MAX = 50;

/** An author's runs: active ones, then those that ended within a day, newest first. */
export async function listRunRows(db: Database, { userId, workspaceId }: Actor): Promise<FullRunRow[]> {
  const isActive = sql`${callRun.status} in ('queued', 'running')`;
  return (
    db
      // Lists show only errors, not results.
      .select({
        ...lightColumns,
        answer: sql<string | null>`case when ${callRun.status} = 'failed' then ${callRun.answer} end`,
      })
      .from(callRun)
      .where(
        and(
          eq(callRun.authorId, userId),
          eq(callRun.workspaceId, workspaceId),
          or(isActive, gt(callRun.endedAt, sql`now() - interval '1 day'`)),
        ),
      )
      .orderBy(desc(isActive), desc(callRun.createdAt), desc(callRun.id))
      .limit(LISTED_MAX)
  );
}
