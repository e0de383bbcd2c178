import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { remotePicture } from '../../../platform/db/schema/index.ts';

/** Identifies a picture, by its bytes, on a connected site. */
export interface RemotePictureKey {
  readonly connectionId: string;
  readonly sha256: string;
}

/** The remote URL of a picture; null if it was not uploaded yet. */
export async function findRemotePicture(
  db: Database,
  { connectionId, sha256 }: RemotePictureKey,
): Promise<string | null> {
  const [row] = await db
    .select({ url: remotePicture.url })
    .from(remotePicture)
    .where(and(eq(remotePicture.connectionId, connectionId), eq(remotePicture.sha256, sha256)));
  return row?.url ?? null;
}

/** Stores the remote URL of a picture. */
export async function insertRemotePicture(db: Database, key: RemotePictureKey, url: string): Promise<void> {
  await db
    .insert(remotePicture)
    .values({ ...key, url })
    .onConflictDoUpdate({
      target: [remotePicture.connectionId, remotePicture.sha256],
      set: { url, keptAt: sql`now()` },
    });
}
