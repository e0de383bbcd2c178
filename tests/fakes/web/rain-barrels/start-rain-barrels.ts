import { startWebHost, type WebHost } from '../start-web-host.ts';
import { blog } from './blog.ts';
import { forum } from './forum.ts';
import { handbook } from './handbook.ts';
import { news } from './news.ts';
import { shop } from './shop.ts';

const SITES = { blog, shop, handbook, forum, news } as const;
export type SiteName = keyof typeof SITES;

/** A small web about one subject: five different sites, each at its own loopback address. */
export interface SmallWeb extends Readonly<Record<SiteName, WebHost>> {
  /** All requests that its hosts received, as `blog /path`, in order. */
  requests(): string[];
  close(): Promise<void>;
}

/** Starts the sites at 127.0.0.2 and the following addresses. */
export async function startRainBarrels(): Promise<SmallWeb> {
  const names = Object.keys(SITES) as SiteName[];
  const hosts = await Promise.all(
    names.map(async (name, index) => {
      const host = await startWebHost({}, { address: `127.0.0.${index + 2}` });
      for (const [path, answer] of Object.entries(SITES[name](host.url))) host.answers.set(path, answer);
      return [name, host] as const;
    }),
  );
  return {
    ...(Object.fromEntries(hosts) as Record<SiteName, WebHost>),
    requests: () =>
      hosts
        .flatMap(([name, { requests }]) => requests.map(({ path, at }) => ({ line: `${name} ${path}`, at })))
        .toSorted((one, other) => one.at - other.at)
        .map(({ line }) => line),
    async close() {
      await Promise.all(hosts.map(([, host]) => host.close()));
    },
  };
}
