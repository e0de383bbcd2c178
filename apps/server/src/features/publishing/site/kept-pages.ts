import type { Services } from '../../../context.ts';
import type { Page } from '../../../http/pages/send-page.ts';
import { boundedCache } from './bounded-cache.ts';

/** Bytes of pages that one server keeps, with what they are compressed to. */
const CACHE_BYTES = 64_000_000;
/** A page takes its text, and less than as much again for its compressed forms. */
const BYTES_A_CHARACTER = 2;

/** Which page is asked for. */
export interface PageKey {
  /** Null: it rests on all sites. */
  readonly workspaceId: string | null;
  /** Tells the page from the others of its site. */
  readonly name: string;
  /** The moment before anything was read for it. */
  readonly since: number;
}

interface Kept {
  readonly page: Promise<Page | null>;
  readonly since: number;
}

/**
 * Pages of sites as they were made last, until their site changes. Asked for at once by many, a page is made once. What
 * is null is not kept.
 */
export function createKeptPages(
  changes: Pick<Services['siteChanges'], 'isUnchanged'>,
): (key: PageKey, make: () => Promise<Page | null>) => Promise<Page | null> {
  const kept = boundedCache<Kept>(CACHE_BYTES);
  const making = new Map<string, Kept>();
  return async ({ workspaceId, name, since }, make) => {
    const id = `${workspaceId ?? ''} ${name}`;
    const known = kept.get(id) ?? making.get(id);
    if (known && changes.isUnchanged(workspaceId, known.since)) return known.page;
    const entry: Kept = { page: make(), since };
    making.set(id, entry);
    try {
      const page = await entry.page;
      if (page !== null && changes.isUnchanged(workspaceId, since))
        kept.set(id, entry, page.body.length * BYTES_A_CHARACTER);
      return page;
    } finally {
      if (making.get(id) === entry) making.delete(id);
    }
  };
}
