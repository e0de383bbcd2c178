import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { file } from '../../db/schema/index.ts';

/** A stored file to be added. */
export type NewFile = Omit<typeof file.$inferInsert, 'createdAt'>;

/** What serving a file needs to know of it. */
export interface ServedFile {
  readonly id: string;
  readonly mediaType: string;
  readonly sha256: string;
  readonly workspaceId: string;
}

/** Adds stored files. */
export async function insertFiles(db: Database, rows: readonly NewFile[]): Promise<void> {
  if (rows.length > 0) await db.insert(file).values([...rows]);
}

/** A stored file of any workspace. */
export async function findFile(db: Database, id: string): Promise<ServedFile | undefined> {
  const [row] = await db
    .select({ id: file.id, mediaType: file.mediaType, sha256: file.sha256, workspaceId: file.workspaceId })
    .from(file)
    .where(eq(file.id, id));
  return row;
}
