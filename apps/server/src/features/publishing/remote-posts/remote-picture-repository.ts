import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { remotePicture } from '../../../db/schema/index.ts';

/** A picture, by its bytes, on the site of a connection. */
export interface PicturePlace {
  readonly connectionId: string;
  readonly sha256: string;
}

/** The address of a picture there; null where it was not uploaded. */
export async function findRemotePicture(
  db: Database,
  { connectionId, sha256 }: PicturePlace,
): Promise<string | null> {
  const [row] = await db
    .select({ url: remotePicture.url })
    .from(remotePicture)
    .where(and(eq(remotePicture.connectionId, connectionId), eq(remotePicture.sha256, sha256)));
  return row?.url ?? null;
}

/** Keeps the address of a picture there. */
export async function keepRemotePicture(db: Database, place: PicturePlace, url: string): Promise<void> {
  await db
    .insert(remotePicture)
    .values({ ...place, url })
    .onConflictDoUpdate({
      target: [remotePicture.connectionId, remotePicture.sha256],
      set: { url, keptAt: sql`now()` },
    });
}
