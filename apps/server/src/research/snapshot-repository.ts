import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { withTransaction } from '../platform/db/client.ts';
import { pageBody, pageSnapshot } from '../platform/db/schema/index.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
type SnapshotRow = typeof pageSnapshot.$inferSelect;

/** A snapshot without the HTML itself. */
export type Snapshot = Omit<SnapshotRow, 'workspaceId' | 'etag' | 'lastModified'>;
/** The last response of an address to any workspace, with what its site needs to report that it is unchanged. */
export type KeptAnswer = Pick<SnapshotRow, 'canonicalUrl' | 'status' | 'etag' | 'lastModified' | 'digest'>;
/** A snapshot to save; `packed` is null if the body is known to be stored. */
export interface NewSnapshot extends KeptAnswer {
  readonly workspaceId: string;
  readonly url: string;
  readonly finalUrl: string;
  readonly packed: Buffer | null;
  readonly length: number;
}

const snapshotColumns = {
  id: pageSnapshot.id,
  url: pageSnapshot.url,
  finalUrl: pageSnapshot.finalUrl,
  canonicalUrl: pageSnapshot.canonicalUrl,
  status: pageSnapshot.status,
  digest: pageSnapshot.digest,
  firstFetchedAt: pageSnapshot.firstFetchedAt,
  fetchedAt: pageSnapshot.fetchedAt,
};

/**
 * The newest snapshot that a workspace has of an address, fetched within this many milliseconds; null if there is none.
 */
export async function findFresh(
  db: Database,
  workspaceId: string,
  url: string,
  ageMs: number,
): Promise<Snapshot | null> {
  const [row] = await db
    .select(snapshotColumns)
    .from(pageSnapshot)
    .where(
      and(
        eq(pageSnapshot.workspaceId, workspaceId),
        eq(pageSnapshot.url, url),
        gt(pageSnapshot.fetchedAt, sql`now() - ${ageMs}::float8 * interval '1 millisecond'`),
      ),
    )
    .orderBy(desc(pageSnapshot.fetchedAt))
    .limit(1);
  return row ?? null;
}

/** The last response of an address to any workspace, if a conditional request is possible; null otherwise. */
export async function findAnswered(db: Database, finalUrl: string): Promise<KeptAnswer | null> {
  const { canonicalUrl, status, etag, lastModified, digest } = pageSnapshot;
  const [row] = await db
    .select({ canonicalUrl, status, etag, lastModified, digest })
    .from(pageSnapshot)
    .where(and(eq(pageSnapshot.finalUrl, finalUrl), or(isNotNull(etag), isNotNull(lastModified))))
    .orderBy(desc(pageSnapshot.fetchedAt))
    .limit(1);
  return row ?? null;
}

export interface SnapshotsWanted {
  readonly workspaceId: string;
  /** The address that was requested, or that responded. */
  readonly url: string;
  /** Only those last fetched before this time. */
  readonly before?: Date | undefined;
  readonly limit: number;
}

/** A workspace's snapshots of an address, newest first. */
export async function findSnapshots(
  db: Database,
  { workspaceId, url, before, limit }: SnapshotsWanted,
): Promise<Snapshot[]> {
  return db
    .select(snapshotColumns)
    .from(pageSnapshot)
    .where(
      and(
        eq(pageSnapshot.workspaceId, workspaceId),
        or(eq(pageSnapshot.url, url), eq(pageSnapshot.finalUrl, url)),
        before && lt(pageSnapshot.fetchedAt, before),
      ),
    )
    .orderBy(desc(pageSnapshot.fetchedAt))
    .limit(limit);
}

/** A snapshot of a workspace; null if it does not exist. */
export async function findSnapshot(db: Database, workspaceId: string, id: string): Promise<Snapshot | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select(snapshotColumns)
    .from(pageSnapshot)
    .where(and(eq(pageSnapshot.workspaceId, workspaceId), eq(pageSnapshot.id, id)));
  return row ?? null;
}

/** A stored body; null if there is none with this digest. */
export async function findBody(
  db: Database,
  digest: string,
): Promise<{ readonly packed: Buffer; readonly length: number } | null> {
  const { packed, length } = pageBody;
  const [row] = await db.select({ packed, length }).from(pageBody).where(eq(pageBody.digest, digest));
  return row ?? null;
}

/** Whether a body with this digest is stored. */
export async function hasBody(db: Database, digest: string): Promise<boolean> {
  const rows = await db.select({ digest: pageBody.digest }).from(pageBody).where(eq(pageBody.digest, digest));
  return rows.length > 0;
}

/** Saves a body, or confirms a stored one. */
export async function saveBody(
  db: Database,
  body: Omit<typeof pageBody.$inferInsert, 'keptAt'>,
): Promise<void> {
  await db
    .insert(pageBody)
    .values(body)
    .onConflictDoUpdate({ target: pageBody.digest, set: { keptAt: sql`now()` } });
}

/**
 * Saves a snapshot: confirms the newest one if it is unchanged, or adds a new one.
 * @throws the database's error if a body is missing that is said to be stored.
 */
export function saveSnapshot(db: Database, page: NewSnapshot): Promise<Snapshot> {
  const { packed, length, ...row } = page;
  return withTransaction({ db }, async ({ db }) => {
    if (packed) {
      await saveBody(db, { digest: row.digest, packed, length });
    } else {
      await db
        .update(pageBody)
        .set({ keptAt: sql`now()` })
        .where(eq(pageBody.digest, row.digest));
    }
    const [newest] = await db
      .select({ id: pageSnapshot.id, digest: pageSnapshot.digest, finalUrl: pageSnapshot.finalUrl })
      .from(pageSnapshot)
      .where(and(eq(pageSnapshot.workspaceId, row.workspaceId), eq(pageSnapshot.url, row.url)))
      .orderBy(desc(pageSnapshot.fetchedAt))
      .limit(1);
    const isSame = newest?.digest === row.digest && newest.finalUrl === row.finalUrl;
    const { status, canonicalUrl, etag, lastModified } = row;
    const [kept] = isSame
      ? await db
          .update(pageSnapshot)
          .set({ status, canonicalUrl, etag, lastModified, fetchedAt: sql`now()` })
          .where(eq(pageSnapshot.id, newest.id))
          .returning(snapshotColumns)
      : await db.insert(pageSnapshot).values(row).returning(snapshotColumns);
    if (!kept) throw new Error('the snapshot was removed while it was kept');
    return kept;
  });
}
