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

interface Cached<Value> {
  readonly value: Promise<Value | null>;
  readonly since: number;
}

type SiteChanges = Pick<Services['siteChanges'], 'isUnchanged'>;

/** Returns what is cached under a key, or makes it. */
export type SiteCache<Value> = (key: PageKey, make: () => Promise<Value | null>) => Promise<Value | null>;

/** Caches rendered pages until their site changes. */
export function createPageCache(changes: SiteChanges): SiteCache<Page> {
  return createSiteCache(changes, CACHE_BYTES, ({ body }) => body.length * BYTES_PER_CHARACTER);
}

/**
 * Caches values made from a site until it changes, `limit` in all as measured by `sizeOf`. Concurrent requests for one
 * share its making. Null is not cached.
 */
export function createSiteCache<Value>(
  changes: SiteChanges,
  limit: number,
  sizeOf: (value: Value) => number,
): SiteCache<Value> {
  const cache = createBoundedCache<Cached<Value>>(limit);
  const pending = new Map<string, Cached<Value>>();
  return async ({ workspaceId, name, since }, make) => {
    const id = `${workspaceId ?? ''} ${name}`;
    const cached = cache.get(id) ?? pending.get(id);
    if (cached && changes.isUnchanged(workspaceId, cached.since)) return cached.value;
    const entry: Cached<Value> = { value: make(), since };
    pending.set(id, entry);
    try {
      const value = await entry.value;
      if (value !== null && changes.isUnchanged(workspaceId, since)) cache.set(id, entry, sizeOf(value));
      return value;
    } finally {
      if (pending.get(id) === entry) pending.delete(id);
    }
  };
}
