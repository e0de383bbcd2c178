import type { Gaps, trackGaps as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { keywordDemand, type KeywordDemand } from '../../../research/index.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readAllOwnPages, type AllOwnPages } from '../sites/all-own-pages.ts';
import { readSites, unreadAddresses, type SiteRead, type SitesRead } from '../sites/read-sites.ts';
import { compareArticles } from './compare-sites.ts';
import { intelligenceMessages } from './messages.ts';

type RequestBody = ParsedRequest<typeof call>['body'];

const comparing = defineTask(new URL('./compare-sites.ts', import.meta.url), compareArticles, {
  kind: 'long',
});

/**
 * Finds keywords that competitors have a page for and we do not, and which page covers which keyword. Without
 * keywords, the subjects of the competitors' titles are used.
 * @throws ApiError 422 if no competitor's site can be read; the signal's reason.
 */
export async function findGaps(ctx: Context, body: RequestBody): Promise<Analysis<Gaps>> {
  const { keywords, competitors, yourDomain, refresh } = body;
  const [read, own, demand] = await Promise.all([
    readSites(ctx, competitors, { refresh }),
    readAllOwnPages(ctx, yourDomain, { refresh }),
    keywordDemand(ctx, keywords),
  ]);
  ctx.progress(intelligenceMessages.comparing, 0, 1);
  const result = await compareSites(keywords, read, own, demand);
  return { result, askedAnew: read.askedAnew || own.askedAnew || demand.askedAnew };
}

/** Finds the gaps between sites that were read. */
export async function compareSites(
  keywords: readonly string[],
  { sites, reports }: Pick<SitesRead, 'sites' | 'reports'>,
  own: Pick<AllOwnPages, 'pages' | 'unread' | 'isWhole' | 'reports' | 'host' | 'by'>,
  demand: Pick<KeywordDemand, 'volumes' | 'failures'>,
): Promise<Analysis<Gaps>['result']> {
  // Our own site among the competitors does not compete with itself.
  const rivals = sites.filter(({ name }) => name !== own.host);
  // Unread pages may still be known by their address, so they are not reported as missing.
  const competitors = rivals.map((site: SiteRead) => ({
    name: site.name,
    pages: site.pages,
    unread: unreadAddresses(site),
  }));
  const ours = { name: own.host, pages: own.pages, unread: own.unread };
  const { gaps, matrix } = await compute(comparing, keywords, ours, competitors, demand.volumes, own.isWhole);
  return {
    gaps,
    matrix,
    sites: [...reports, ...own.reports],
    ownPages: own.pages.length,
    own: { site: own.host, by: own.by },
    notice: demand.failures.length === 0 ? null : demand.failures.join(' '),
    provenance: {
      kind: 'modelled',
      method:
        'pages by title, address, headings and text; opportunity by demand, coverage, nearness and intent',
    },
  };
}
