import type { Log, Services } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { listDomains } from '../site-repository.ts';

/** Interval in ms for reloading all domains while the listener is down or after a failed load. */
const RETRY_MS = 2_000;
/** Paths served on every host: files, site visit counts, and the IndexNow key. */
const SHARED_PATHS = /^\/(?:files\/|favicon\.svg$|indexnow-key\.txt$|api\/beacon$)/;

/** Maps custom domains to sites. */
export interface SiteDomains {
  /** Rewrites a request on a custom domain to the path of the site's page. */
  pathOf(host: string | undefined, url: string): string;
  stop(): void;
}

/** Loads all domains, then those of each site that changes, until stopped. A failed load keeps the last state. */
export async function watchSiteDomains(deps: {
  readonly db: Database;
  readonly log: Log;
  readonly siteChanges: Pick<Services['siteChanges'], 'isListening' | 'subscribe'>;
}): Promise<SiteDomains> {
  const { siteChanges } = deps;
  const sites = new Map<string, { readonly domain: string; readonly slug: string }>();
  let slugs: ReadonlyMap<string, string> = new Map();
  /** Workspaces whose domain must be reloaded; null for all. */
  let changed: Set<string> | null = null;
  let reading: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    while (changed === null || changed.size > 0) {
      const requested: Set<string> | null = changed;
      changed = new Set();
      try {
        const rows = await listDomains(deps.db, requested);
        const previous = requested === null ? sites.size > 0 : [...requested].some((id) => sites.has(id));
        for (const id of requested ?? [...sites.keys()]) sites.delete(id);
        for (const { workspaceId, ...place } of rows) sites.set(workspaceId, place);
        if (previous || rows.length > 0)
          slugs = new Map([...sites.values()].map(({ domain, slug }) => [domain, slug]));
      } catch (error) {
        deps.log.warn(
          { event: 'site_domains_unreadable', err: error },
          'the domains of sites could not be read',
        );
        changed = null;
        return;
      }
    }
  };
  const scheduleLoad = (): Promise<void> => {
    reading ??= load().finally(() => {
      reading = null;
    });
    return reading;
  };
  const unsubscribe = siteChanges.subscribe((workspaceId) => {
    if (workspaceId === null) changed = null;
    else changed?.add(workspaceId);
    void scheduleLoad();
  });
  const timer = setInterval(() => {
    if (!siteChanges.isListening()) changed = null;
    if (changed === null) void scheduleLoad();
  }, RETRY_MS).unref();
  await scheduleLoad();
  return {
    pathOf(host, url) {
      const slug = slugs.size === 0 ? undefined : slugs.get(toHostname(host));
      return slug === undefined || SHARED_PATHS.test(url) ? url : `/sites/${encodeURIComponent(slug)}${url}`;
    },
    stop() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}

function toHostname(host = ''): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
