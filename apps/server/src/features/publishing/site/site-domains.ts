import type { Log, Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { listDomains } from '../repository.ts';

/** Milliseconds between two readings of all domains while the database tells of no change, or could not be read. */
const RETRY_MS = 2_000;
/** What every host of this server serves: files and the count of pages of sites, and the key of search engines. */
const EVERYWHERE = /^\/(?:files\/|favicon\.svg$|indexnow-key\.txt$|api\/beacon$)/;

/** Knows which site stands on which domain. */
export interface SiteDomains {
  /** Where a request is answered: the path of a site's page, where its host is a domain that a site stands on. */
  pathOf(host: string | undefined, url: string): string;
  stop(): void;
}

/** Reads all domains, then those of each site that changes, until it is stopped; what could not be read stays as it was. */
export async function watchSiteDomains(deps: {
  readonly db: Database;
  readonly log: Log;
  readonly siteChanges: Pick<Services['siteChanges'], 'isListening' | 'subscribe'>;
}): Promise<SiteDomains> {
  const { siteChanges } = deps;
  const places = new Map<string, { readonly domain: string; readonly slug: string }>();
  let slugs: ReadonlyMap<string, string> = new Map();
  /** Workspaces whose domain is to be read; null: all of them. */
  let changed: Set<string> | null = null;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    while (changed === null || changed.size > 0) {
      const asked: Set<string> | null = changed;
      changed = new Set();
      try {
        const rows = await listDomains(deps, asked);
        const had = asked === null ? places.size > 0 : [...asked].some((id) => places.has(id));
        for (const id of asked ?? [...places.keys()]) places.delete(id);
        for (const { workspaceId, ...place } of rows) places.set(workspaceId, place);
        if (had || rows.length > 0)
          slugs = new Map([...places.values()].map(({ domain, slug }) => [domain, slug]));
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
  const readSoon = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const unsubscribe = siteChanges.subscribe((workspaceId) => {
    if (workspaceId === null) changed = null;
    else changed?.add(workspaceId);
    void readSoon();
  });
  const timer = setInterval(() => {
    if (!siteChanges.isListening()) changed = null;
    if (changed === null) void readSoon();
  }, RETRY_MS).unref();
  await readSoon();
  return {
    pathOf(host, url) {
      const slug = slugs.size === 0 ? undefined : slugs.get(nameOf(host));
      return slug === undefined || EVERYWHERE.test(url) ? url : `/sites/${encodeURIComponent(slug)}${url}`;
    },
    stop() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}

function nameOf(host = ''): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
