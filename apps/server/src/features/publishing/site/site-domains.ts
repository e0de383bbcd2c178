import type { Log } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { listDomains } from '../repository.ts';

/** Milliseconds after which a domain that was verified or given up is known to every server. */
const REFRESH_MS = 2_000;
/** What every host of this server serves: files and the count of pages of sites, and the key of search engines. */
const EVERYWHERE = /^\/(?:files\/|favicon\.svg$|indexnow-key\.txt$|api\/beacon$)/;

/** Knows which site stands on which domain. */
export interface SiteDomains {
  /** Where a request is answered: the path of a site's page, where its host is a domain that a site stands on. */
  pathOf(host: string | undefined, url: string): string;
  stop(): void;
}

/** Reads the domains every two seconds until it is stopped; what could not be read stays as it was. */
export async function watchSiteDomains(deps: {
  readonly db: Database;
  readonly log: Log;
}): Promise<SiteDomains> {
  let slugs: ReadonlyMap<string, string> = new Map();
  let isReading = false;
  const refresh = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      const rows = await listDomains(deps);
      slugs = new Map(rows.map(({ domain, slug }) => [domain, slug]));
    } catch (error) {
      deps.log.warn({ err: error }, 'the domains of sites could not be read');
    } finally {
      isReading = false;
    }
  };
  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  return {
    pathOf(host, url) {
      const slug = slugs.size === 0 ? undefined : slugs.get(nameOf(host));
      return slug === undefined || EVERYWHERE.test(url) ? url : `/sites/${encodeURIComponent(slug)}${url}`;
    },
    stop: () => clearInterval(timer),
  };
}

function nameOf(host = ''): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
}
