import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { rankImport, rankImportRow, user } from '../../../platform/db/schema/index.ts';

/** An import with the name of its author and the number of its positions. */
export type RankImportRow = typeof rankImport.$inferSelect & {
  readonly authorName: string | null;
  readonly rows: number;
};

/** Stores an import with its positions, JSON of rows with the names of the columns. */
export async function insertRankImport(
  db: Database,
  head: Omit<typeof rankImport.$inferInsert, 'id' | 'importedAt'>,
  rows: string,
): Promise<string> {
  const [made] = await db.insert(rankImport).values(head).returning({ id: rankImport.id });
  if (!made) throw new Error('the import was not stored');
  await db.execute(sql`
    insert into rank_import_row (import_id, ordinal, keyword, day, position, url, volume, country, device)
    select ${made.id}::uuid, r.place - 1, r.keyword, r.day, r.position, r.url, r.volume, r.country, r.device
    from rows from (json_to_recordset(${rows}::json) as (keyword text, day date, position smallint, url text,
      volume int, country text, device text)) with ordinality
      as r(keyword, day, position, url, volume, country, device, place)`);
  return made.id;
}

/** Lists the imports of a workspace, newest first. */
export function listRankImportRows(db: Database, workspaceId: string): Promise<RankImportRow[]> {
  return db
    .select({
      id: rankImport.id,
      workspaceId: rankImport.workspaceId,
      authorId: rankImport.authorId,
      fileName: rankImport.fileName,
      tool: rankImport.tool,
      site: rankImport.site,
      fromDay: rankImport.fromDay,
      toDay: rankImport.toDay,
      importedAt: rankImport.importedAt,
      authorName: user.name,
      rows: sql<number>`(select count(*)::int from rank_import_row r where r.import_id = ${rankImport.id})`,
    })
    .from(rankImport)
    .leftJoin(user, eq(user.id, rankImport.authorId))
    .where(eq(rankImport.workspaceId, workspaceId))
    .orderBy(desc(rankImport.importedAt), asc(rankImport.id));
}

/** Counts the imports of a workspace. */
export async function countRankImports(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ imports: count() })
    .from(rankImport)
    .where(eq(rankImport.workspaceId, workspaceId));
  return row?.imports ?? 0;
}

/** Locks an import of any workspace until the transaction ends. */
export async function lockRankImport(db: Database, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(rankImport).where(eq(rankImport.id, id)).for('update');
  return row;
}

/** Deletes an import with its positions. */
export async function deleteRankImport(db: Database, id: string): Promise<void> {
  await db.delete(rankImport).where(eq(rankImport.id, id));
}

/** Lists positions of an import, newest day first, then in the order of the file. */
export function listImportedRanks(
  db: Database,
  importId: string,
  limit: number,
): Promise<(typeof rankImportRow.$inferSelect)[]> {
  return db
    .select()
    .from(rankImportRow)
    .where(eq(rankImportRow.importId, importId))
    .orderBy(desc(rankImportRow.day), asc(rankImportRow.ordinal))
    .limit(limit);
}
