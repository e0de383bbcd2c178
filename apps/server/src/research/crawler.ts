import type { Database } from '../db/client.ts';
import type { Outgoing } from '../outgoing/index.ts';
import { limitConcurrency, type RunLimited } from '../async/limit-concurrency.ts';

/** The name by which robots.txt speaks to us. */
export const CRAWLER_NAME = 'PagewrightBot';
/** Hosts that one server asks at the same time. */
const HOSTS_AT_ONCE = 8;

/** What all reading of pages by one server process has in common. */
export interface Crawler {
  /** Outside any transaction: what one server asks of a host, all others must see at once. */
  readonly db: Database;
  readonly outgoing: Outgoing;
  /** Least milliseconds between two requests to one host. */
  readonly pauseMs: number;
  /** How the crawler introduces itself, with its contact address. */
  readonly userAgent: () => string;
  /** One of the places for a request under way. */
  readonly takePlace: RunLimited;
  /** The place at one host: this server asks it for one thing at a time. */
  readonly takeHost: (host: string) => RunLimited;
  /** The place of who finds out what an origin's robots.txt says. */
  readonly takeOrigin: (origin: string) => RunLimited;
}

/** What a crawler is made with. */
export interface CrawlerDeps extends Pick<Crawler, 'db' | 'outgoing' | 'pauseMs'> {
  readonly version: string;
  /** A web or mail address; the server's own where null. */
  readonly contact: string | null;
  readonly publicUrl: () => string;
}

/** What reading a page needs of a context. */
export interface ReadingContext {
  readonly actor: { readonly workspaceId: string };
  readonly services: { readonly crawler: Crawler };
}

/** Makes the crawler of one server process. */
export function createCrawler({ version, contact, publicUrl, ...deps }: CrawlerDeps): Crawler {
  return {
    ...deps,
    userAgent: () => {
      const whom = contact ?? publicUrl();
      return `${CRAWLER_NAME}/${version} (+${whom.includes('://') ? whom : `mailto:${whom}`})`;
    },
    takePlace: limitConcurrency(HOSTS_AT_ONCE),
    takeHost: turnsByName(),
    takeOrigin: turnsByName(),
  };
}

/** One turn at a time for each name; names that nobody waits at are forgotten. */
function turnsByName(): (name: string) => RunLimited {
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
