import type { Database } from '../platform/db/client.ts';
import type { Outgoing } from '../platform/outgoing/index.ts';
import { limitConcurrency, type RunLimited } from '../platform/async/limit-concurrency.ts';

/** User agent name for robots.txt. */
export const CRAWLER_NAME = 'PagewrightBot';
/** Hosts fetched concurrently by one server. */
const HOSTS_AT_ONCE = 8;

/** State shared by all page reads of one server process. */
export interface Crawler {
  /** Outside any transaction: other servers must see host locks immediately. */
  readonly db: Database;
  readonly outgoing: Outgoing;
  /** Minimum pause between requests to one host, in milliseconds. */
  readonly pauseMs: number;
  /** User agent with contact address. */
  readonly userAgent: () => string;
  /** Limits concurrent requests. */
  readonly limitTotal: RunLimited;
  /** Limits a host to one request at a time from this server. */
  readonly limitHost: (host: string) => RunLimited;
  /** Limits robots.txt requests of an origin to one at a time. */
  readonly limitOrigin: (origin: string) => RunLimited;
}

export interface CrawlerDeps extends Pick<Crawler, 'db' | 'outgoing' | 'pauseMs'> {
  readonly version: string;
  /** A web or email address; null: the server's own URL. */
  readonly contact: string | null;
  readonly publicUrl: () => string;
}

/** The part of a context that reading a page needs. */
export interface ReadingContext {
  readonly actor: { readonly workspaceId: string };
  readonly services: { readonly crawler: Crawler };
}

/** Creates the crawler of one server process. */
export function createCrawler({ version, contact, publicUrl, ...deps }: CrawlerDeps): Crawler {
  return {
    ...deps,
    userAgent: () => {
      const whom = contact ?? publicUrl();
      return `${CRAWLER_NAME}/${version} (+${whom.includes('://') ? whom : `mailto:${whom}`})`;
    },
    limitTotal: limitConcurrency(HOSTS_AT_ONCE),
    limitHost: limitByName(),
    limitOrigin: limitByName(),
  };
}

/** One task at a time per name; names without waiters are dropped. */
function limitByName(): (name: string) => RunLimited {
  const places = new Map<string, { turn: RunLimited; users: number }>();
  return (name) => async (signal, work) => {
    const place = places.get(name) ?? { turn: limitConcurrency(1), users: 0 };
    places.set(name, place);
    place.users += 1;
    try {
      return await place.turn(signal, work);
    } finally {
      place.users -= 1;
      if (place.users === 0) places.delete(name);
    }
  };
}
