import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { file } from '../../platform/db/schema/index.ts';

/** A new stored file. */
export type NewFile = Omit<typeof file.$inferInsert, 'createdAt'>;

/** The fields needed to serve a file. */
export interface ServedFile {
  readonly id: string;
  readonly mediaType: string;
  readonly sha256: string;
  readonly workspaceId: string;
}

export async function insertFiles(db: Database, rows: readonly NewFile[]): Promise<void> {
  if (rows.length > 0) await db.insert(file).values([...rows]);
}

/** Finds a stored file of any workspace. */
export async function findFile(db: Database, id: string): Promise<ServedFile | undefined> {
  const [row] = await db
    .select({ id: file.id, mediaType: file.mediaType, sha256: file.sha256, workspaceId: file.workspaceId })
    .from(file)
    .where(eq(file.id, id));
  return row;
}
