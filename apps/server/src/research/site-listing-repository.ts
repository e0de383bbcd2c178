import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/db/client.ts';
import { siteListing } from '../platform/db/schema/index.ts';
type ListingRow = typeof siteListing.$inferSelect;

/** The result of reading a site for a workspace. */
export type SiteListing = Omit<ListingRow, 'workspaceId'>;
export type NewListing = Omit<typeof siteListing.$inferInsert, 'id' | 'firstListedAt' | 'listedAt'>;

/** Identifies listings; `url` is the start address. */
interface Listed {
  readonly workspaceId: string;
  readonly url: string;
}

/** A workspace's listings of a site that were valid within this many milliseconds, newest first. */
export async function findListings(
  db: Database,
  { workspaceId, url }: Listed,
  { ageMs, limit }: { readonly ageMs: number; readonly limit: number },
): Promise<SiteListing[]> {
  return db
    .select()
    .from(siteListing)
    .where(
      and(
        eq(siteListing.workspaceId, workspaceId),
        eq(siteListing.url, url),
        gt(siteListing.listedAt, sql`now() - ${ageMs}::float8 * interval '1 millisecond'`),
      ),
    )
    .orderBy(desc(siteListing.listedAt))
    .limit(limit);
}

/** Saves a listing: confirms the newest one if it is the same, else adds a new one. */
export async function saveListing(db: Database, listing: NewListing): Promise<void> {
  const [newest] = await db
    .select()
    .from(siteListing)
    .where(and(eq(siteListing.workspaceId, listing.workspaceId), eq(siteListing.url, listing.url)))
    .orderBy(desc(siteListing.listedAt))
    .limit(1);
  if (!newest || !holdsSame(newest, listing)) {
    await db.insert(siteListing).values(listing);
    return;
  }
  const { pagesMax, read, missed, brokenOff } = listing;
  await db
    .update(siteListing)
    .set({ pagesMax, read, missed, brokenOff: brokenOff ?? null, listedAt: sql`now()` })
    .where(and(eq(siteListing.id, newest.id), lte(siteListing.listedAt, sql`now()`)));
}

function holdsSame(one: ListingRow, other: NewListing): boolean {
  const known = new Set(one.addresses);
  return (
    one.isWhole === other.isWhole &&
    known.size === other.addresses.length &&
    other.addresses.every((address) => known.has(address))
  );
}
