/** Measures the technical audit and the verdicts of crawled sites. */
import {
  followSiteCrawl,
  listSitePages,
  startSiteCrawl,
  type SitePageRow,
  type SiteVerdict,
} from '@pagewright/contract/analytics';
import type { Caller } from './call-server.ts';
import { addRows, judge, type Row } from './judge.ts';
import type { Site } from './page.ts';
import type { TrafficTruths } from './plant-demand.ts';

/** Crawls a site to its end; returns its ID. */
export async function crawlSite(caller: Caller, site: Site): Promise<string> {
  const { id, siteId } = await caller.call(startSiteCrawl, { body: { site: site.url } });
  for (;;) {
    const crawl = await caller.call(followSiteCrawl, { params: { id } });
    if (crawl.endedAt === null) continue;
    if (crawl.status !== 'done')
      throw new Error(`the crawl of ${site.url} ended as ${crawl.status}: ${crawl.problem ?? ''}`);
    return siteId;
  }
}

/** Every page of the inventory. */
export async function listInventory(caller: Caller, siteId: string): Promise<SitePageRow[]> {
  const pages: SitePageRow[] = [];
  let cursor: string | undefined;
  do {
    const answer = await caller.call(listSitePages, {
      query: { site: siteId, sort: 'url', limit: 100, ...(cursor === undefined ? {} : { cursor }) },
    });
    pages.push(...answer.pages);
    cursor = answer.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

const titleAt =
  (site: Site) =>
  (key: string): string =>
    `${site.generator} ${site.language} ${key}`;

/** Issues named for each page against those planted. */
export function judgeAudit(site: Site, rows: readonly SitePageRow[]): Row {
  const planted = new Map<string, string>();
  const unclear = new Set<string>();
  const add = (path: string, issues: Iterable<string>): void => {
    for (const issue of issues) planted.set(`${issue} ${site.url}${path}`, issue);
  };
  for (const page of site.pages) {
    add(page.path, page.issues);
    for (const issue of page.unclear) unclear.add(`${issue} ${site.url}${page.path}`);
  }
  for (const [path, { issues }] of site.others) add(path, issues);
  for (const path of site.blocked) add(path, ['sitemap_blocked']);
  return judge(
    'technical audit',
    planted,
    rows.flatMap(({ url, issues }) => issues.map((issue) => `${issue} ${url}`)),
    unclear,
    titleAt(site),
  );
}

const JUDGED: readonly SiteVerdict[] = ['refresh', 'merge', 'redirect', 'widen', 'no_data'];

/** Verdicts against the planted reasons; of a pair for the same search either page may be merged. */
export function judgeVerdicts(site: Site, rows: readonly SitePageRow[]): Row[] {
  const right = new Map<string, readonly SiteVerdict[]>([
    ...site.pages.map(({ path, verdicts }): [string, readonly SiteVerdict[]] => [site.url + path, verdicts]),
    ...[...site.others].map(([path, { verdicts }]): [string, readonly SiteVerdict[]] => [
      site.url + path,
      verdicts,
    ]),
    ...site.blocked.map((path): [string, readonly SiteVerdict[]] => [site.url + path, ['no_data']]),
  ]);
  const told = new Map(rows.map(({ url, verdict }) => [url, verdict]));
  return JUDGED.map((verdict) => {
    const planted = new Map<string, string>(
      [...right]
        .filter(([, verdicts]) => verdicts.length === 1 && verdicts[0] === verdict)
        .map(([url]) => [url, verdict]),
    );
    const unclear = new Set(
      [...right].filter(([, verdicts]) => verdicts.includes(verdict)).map(([url]) => url),
    );
    const found = rows.filter((row) => row.verdict === verdict).map(({ url }) => url);
    const describe = (url: string): string =>
      `${titleAt(site)(url)} ${rows.find((row) => row.url === url)?.reasons.join(' ') ?? 'not listed'}`;
    if (verdict === 'merge')
      for (const [one, two] of site.pairs) {
        const member =
          [one, two].map((path) => site.url + path).find((url) => told.get(url) === 'merge') ??
          site.url + one;
        planted.set(member, `${verdict} with ${two}`);
      }
    return judge(`verdict ${verdict}`, planted, found, unclear, describe);
  });
}

/** Pages out of their season that are to be refreshed: there should be none. */
export function judgeSeasons(rows: readonly SitePageRow[], { seasonal, falling }: TrafficTruths): Row[] {
  const refresh = rows.filter(({ verdict }) => verdict === 'refresh').map(({ url }) => url);
  return [
    judge(
      'falling traffic',
      falling,
      refresh.filter((url) => falling.has(url)),
    ),
    judge(
      'seasonal decoys refreshed',
      new Map(),
      refresh.filter((url) => seasonal.has(url)),
    ),
  ];
}

/** The rows of all sites by analysis. */
export function sumByAnalysis(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ analysis }) => analysis)].map(([analysis, members]) =>
    addRows(analysis, members),
  );
}
