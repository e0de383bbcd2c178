import type { AnalysisKind } from '@pagewright/contract/advanced';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { analysisRun } from '../../../platform/db/schema/index.ts';
import type { ChangePlace } from '../../../platform/http/change-cursor.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';

const lineColumns = {
  id: analysisRun.id,
  workspaceId: analysisRun.workspaceId,
  authorId: analysisRun.authorId,
  authorName: analysisRun.authorName,
  kind: analysisRun.kind,
  label: analysisRun.label,
  provenance: analysisRun.provenance,
  createdAt: analysisRun.createdAt,
};
const wholeColumns = { ...lineColumns, inputs: analysisRun.inputs, result: analysisRun.result };

const selectLines = (db: Database) => db.select(lineColumns).from(analysisRun);
const selectWhole = (db: Database) => db.select(wholeColumns).from(analysisRun);

/** A run as a list shows it. */
export type RunLineRow = Awaited<ReturnType<typeof selectLines>>[number];
/** A run with its inputs and result. */
export type RunRow = Awaited<ReturnType<typeof selectWhole>>[number];

/** Filters for runs; an empty list of kinds filters nothing. */
export interface RunFilter {
  readonly workspaceId: string;
  readonly kinds: readonly AnalysisKind[];
}

const conditions = ({ workspaceId, kinds }: RunFilter) => [
  eq(analysisRun.workspaceId, workspaceId),
  isNull(analysisRun.removedAt),
  kinds.length === 0 ? undefined : inArray(analysisRun.kind, [...kinds]),
];

/** Finds one page of runs, newest first. */
export async function findRunLines(
  db: Database,
  filter: RunFilter,
  after: ChangePlace | null,
  limit: number,
): Promise<RunLineRow[]> {
  const isAfter = after
    ? sql`(${analysisRun.createdAt}, ${analysisRun.id}) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectLines(db)
    .where(and(...conditions(filter), isAfter))
    .orderBy(desc(analysisRun.createdAt), desc(analysisRun.id))
    .limit(limit);
}

/** Counts the runs that match a filter, up to `max`. */
export async function countRuns(db: Database, filter: RunFilter, max: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(analysisRun)
    .where(and(...conditions(filter)))
    .limit(max)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** Finds a run of any workspace that is not removed. A malformed id finds nothing. */
export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectWhole(db).where(and(eq(analysisRun.id, id), isNull(analysisRun.removedAt)));
  return row;
}

/** Like `findRun`, but locks the run, present or removed within 30 days, until the transaction ends. */
export async function lockRun(
  db: Database,
  id: string,
  which: 'present' | 'removed' = 'present',
): Promise<RunRow | undefined> {
  if (!isUuid(id)) return undefined;
  const condition =
    which === 'present'
      ? isNull(analysisRun.removedAt)
      : and(isNotNull(analysisRun.removedAt), gt(analysisRun.removedAt, sql`now() - interval '30 days'`));
  const [row] = await selectWhole(db)
    .where(and(eq(analysisRun.id, id), condition))
    .for('update');
  return row;
}

/** Wraps JSON text for a JSON column. */
export function asJson(json: string): SQL {
  return sql`${json}::jsonb`;
}

/** Inserts a run, replacing what a killed attempt has stored. */
export async function replaceRun(
  db: Database,
  row: Omit<typeof analysisRun.$inferInsert, 'result'> & { readonly result: SQL },
): Promise<void> {
  await db.delete(analysisRun).where(eq(analysisRun.id, row.id));
  await db.insert(analysisRun).values(row);
}

/** Removes or restores a run. */
export async function setRunRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(analysisRun)
    .set({ removedAt: isRemoved ? sql`clock_timestamp()` : null })
    .where(eq(analysisRun.id, id));
}
