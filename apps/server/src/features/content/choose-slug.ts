import type { Database } from '../../db/client.ts';
import { numberedSlug } from './make-slug.ts';
import { findTakenSlugs, lockAddresses } from './publication-repository.ts';

/** Slugs that are tried with one query. */
const CANDIDATES = 50;

/** Whose address is chosen, and which one it has. */
interface Addressed {
  readonly id: string;
  readonly workspaceId: string;
  readonly publicSlug: string | null;
}

/**
 * A slug that leads to no other item of the workspace and never did: the wanted one, else with a number at its end.
 * Until the transaction ends nobody else chooses one there.
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
