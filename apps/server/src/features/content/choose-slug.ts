import type { Database } from '../../platform/db/client.ts';
import { numberedSlug } from './make-slug.ts';
import { findTakenSlugs, lockAddresses } from './publication-repository.ts';

/** Slugs tried per query. */
const CANDIDATES = 50;

/** The item that needs an address, and its current one. */
interface Addressed {
  readonly id: string;
  readonly workspaceId: string;
  readonly publicSlug: string | null;
}

/**
 * Returns a slug that leads to no other item of the workspace and never did: the requested one, or the same with a
 * number appended. Locks the workspace's addresses until the transaction ends.
 */
export async function chooseSlug(db: Database, item: Addressed, wanted: string): Promise<string> {
  if (item.publicSlug === wanted) return wanted;
  await lockAddresses(db, item.workspaceId);
  for (let first = 1; ; first += CANDIDATES) {
    const candidates = Array.from({ length: CANDIDATES }, (_, index) => {
      const number = first + index;
      return number === 1 ? wanted : numberedSlug(wanted, number);
    });
    const taken = await findTakenSlugs(db, item, candidates);
    const free = candidates.find((slug) => !taken.has(slug));
    if (free !== undefined) return free;
  }
}
