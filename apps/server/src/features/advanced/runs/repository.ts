import type { AnalysisKind } from '@pagewright/contract/advanced';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { analysisRun } from '../../../db/schema/index.ts';
import type { ChangePlace } from '../../../http/change-cursor.ts';
import { isUuid } from '../../../db/is-uuid.ts';

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
/** A run with what was asked and answered. */
export type RunRow = Awaited<ReturnType<typeof selectWhole>>[number];

/** What a list of runs is narrowed to; no kinds narrow nothing. */
export interface RunFilter {
  readonly workspaceId: string;
  readonly kinds: readonly AnalysisKind[];
}

const conditions = ({ workspaceId, kinds }: RunFilter) => [
  eq(analysisRun.workspaceId, workspaceId),
  isNull(analysisRun.removedAt),
  kinds.length === 0 ? undefined : inArray(analysisRun.kind, [...kinds]),
];

/** Runs of one page of a list, the newest first. */
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

/** How many runs a filter leaves, counted so far and no further. */
export async function countRuns(db: Database, filter: RunFilter, most: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(analysisRun)
    .where(and(...conditions(filter)))
    .limit(most)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
}

/** A run that is not removed, of any workspace. An id of another form names none. */
export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectWhole(db).where(and(eq(analysisRun.id, id), isNull(analysisRun.removedAt)));
  return row;
}

/** As `findRun`, and nobody else changes it until the transaction ends; or one removed within 30 days. */
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

/** A value that is JSON already, for a column of it. */
export function asJson(json: string): SQL {
  return sql`${json}::jsonb`;
}

/** Adds a run, in the place of what an attempt that was killed has kept. */
export async function replaceRun(
  db: Database,
  row: Omit<typeof analysisRun.$inferInsert, 'result'> & { readonly result: SQL },
): Promise<void> {
  await db.delete(analysisRun).where(eq(analysisRun.id, row.id));
  await db.insert(analysisRun).values(row);
}

/** Takes a run out of sight, or brings it back. */
export async function setRunRemoved(db: Database, id: string, isRemoved: boolean): Promise<void> {
  await db
    .update(analysisRun)
    .set({ removedAt: isRemoved ? sql`clock_timestamp()` : null })
    .where(eq(analysisRun.id, id));
}
