import type { Services } from '../../../platform/context.ts';
import type { Page } from '../../../platform/http/pages/send-page.ts';
import { createBoundedCache } from './bounded-cache.ts';

/** Bytes of cached pages per server, including their compressed forms. */
const CACHE_BYTES = 64_000_000;
/** A page takes its text plus less than as much again for its compressed forms. */
const BYTES_PER_CHARACTER = 2;

/** Identifies a page. */
export interface PageKey {
  /** Null if it depends on all sites. */
  readonly workspaceId: string | null;
  /** Identifies the page within its site. */
  readonly name: string;
  /** The moment before anything was read for it. */
  readonly since: number;
}

interface CachedPage {
  readonly page: Promise<Page | null>;
  readonly since: number;
}

/**
 * Caches rendered pages until their site changes. Concurrent requests for a page share one rendering. Null is not
 * cached.
 */
export function createPageCache(
  changes: Pick<Services['siteChanges'], 'isUnchanged'>,
): (key: PageKey, render: () => Promise<Page | null>) => Promise<Page | null> {
  const cache = createBoundedCache<CachedPage>(CACHE_BYTES);
  const pending = new Map<string, CachedPage>();
  return async ({ workspaceId, name, since }, render) => {
    const id = `${workspaceId ?? ''} ${name}`;
    const cached = cache.get(id) ?? pending.get(id);
    if (cached && changes.isUnchanged(workspaceId, cached.since)) return cached.page;
    const entry: CachedPage = { page: render(), since };
    pending.set(id, entry);
    try {
      const page = await entry.page;
      if (page !== null && changes.isUnchanged(workspaceId, since))
        cache.set(id, entry, page.body.length * BYTES_PER_CHARACTER);
      return page;
    } finally {
      if (pending.get(id) === entry) pending.delete(id);
    }
  };
}
