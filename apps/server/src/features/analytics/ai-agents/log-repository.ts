import { AI_LOG_LIMITS } from '@pagewright/contract/analytics';
import { and, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { aiLogImport, user } from '../../../platform/db/schema/index.ts';
import type { LogHit } from './parse-log.ts';

export type LogImportRow = typeof aiLogImport.$inferSelect & { readonly authorName: string | null };

/** A view with the hash that identifies its line. */
export interface HashedHit extends Omit<LogHit, 'at'> {
  readonly day: string;
  readonly hash: bigint;
}

/** Views per statement. */
const BATCH = 5_000;
type Row<T> = T & Record<string, unknown>;

/** Imported logs of a workspace, newest first. */
export async function listLogImports(db: Database, workspaceId: string): Promise<LogImportRow[]> {
  const rows = await db
    .select({ row: aiLogImport, authorName: user.name })
    .from(aiLogImport)
    .leftJoin(user, eq(user.id, aiLogImport.authorId))
    .where(eq(aiLogImport.workspaceId, workspaceId))
    .orderBy(desc(aiLogImport.importedAt), aiLogImport.id);
  return rows.map(({ row, authorName }) => ({ ...row, authorName }));
}

/** Whether a workspace can store that many more views in another import; locked until the transaction ends. */
export async function hasLogCapacity(db: Database, workspaceId: string, hits: number): Promise<boolean> {
  await lockName(db, `AI logs of ${workspaceId}`);
  const [row] = await db
    .select({ imports: count(), hits: sum(aiLogImport.hits).mapWith(Number) })
    .from(aiLogImport)
    .where(eq(aiLogImport.workspaceId, workspaceId));
  return (row?.imports ?? 0) < AI_LOG_LIMITS.imports && (row?.hits ?? 0) + hits <= AI_LOG_LIMITS.storedHits;
}

/** Stores an import without its views. */
export async function insertLogImport(db: Database, row: typeof aiLogImport.$inferInsert): Promise<string> {
  const [made] = await db.insert(aiLogImport).values(row).returning({ id: aiLogImport.id });
  if (!made) throw new Error('the import was not stored');
  return made.id;
}

/** Adds the views of an import that were not counted before, and returns how many and of which days. */
export async function addLogHits(
  db: Database,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  hits: readonly HashedHit[],
): Promise<{ readonly added: number; readonly from: string | null; readonly to: string | null }> {
  let added = 0;
  const days: string[] = [];
  for (let start = 0; start < hits.length; start += BATCH) {
    const some = hits.slice(start, start + BATCH);
    const column = (key: Exclude<keyof HashedHit, 'hash'>) => sql.param(some.map((hit) => hit[key]));
    const { rows } = await db.execute<Row<{ added: number; first: string | null; last: string | null }>>(sql`
      with given as (
        select * from unnest(${sql.param(some.map(({ hash }) => String(hash)))}::bigint[], ${column('day')}::date[],
          ${column('agent')}::text[], ${column('identity')}::text[], ${column('path')}::text[])
          as g (hash, day, agent, identity, path)
      ), fresh as (
        insert into ai_log_line (workspace_id, hash, day, import_id)
        select ${workspaceId}, hash, day, ${id}::uuid from given on conflict do nothing returning hash
      ), found as (select given.* from given join fresh using (hash)), stored as (
        insert into ai_log_visit as v (import_id, day, agent, identity, path, hits)
        select ${id}::uuid, day, agent, identity, path, count(*) from found group by 2, 3, 4, 5
        on conflict (import_id, day, agent, identity, path) do update set hits = v.hits + excluded.hits
      )
      select count(*)::int as added, min(day)::text as first, max(day)::text as last from found`);
    const [row] = rows;
    added += row?.added ?? 0;
    for (const day of [row?.first, row?.last]) if (day) days.push(day);
  }
  days.sort();
  return { added, from: days[0] ?? null, to: days.at(-1) ?? null };
}

/** Stores what was counted. */
export async function finishLogImport(
  db: Database,
  id: string,
  counted: Pick<LogImportRow, 'hits' | 'alreadyCounted' | 'fromDay' | 'toDay'>,
): Promise<void> {
  await db.update(aiLogImport).set(counted).where(eq(aiLogImport.id, id));
}

/** An imported log of any workspace, locked until the transaction ends. */
export async function lockLogImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ id: aiLogImport.id, workspaceId: aiLogImport.workspaceId, authorId: aiLogImport.authorId })
    .from(aiLogImport)
    .where(eq(aiLogImport.id, id))
    .for('update');
  return row;
}

/** Deletes an import with its views and the lines that it counted. */
export async function deleteLogImport(db: Database, workspaceId: string, id: string): Promise<void> {
  await db.delete(aiLogImport).where(and(eq(aiLogImport.workspaceId, workspaceId), eq(aiLogImport.id, id)));
}
