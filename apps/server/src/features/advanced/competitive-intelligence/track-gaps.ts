import type { Gaps, trackGaps as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import {
  addressOnly,
  classifyIntent,
  contentGap,
  keywordPages,
  type EvidencePage,
  type GapPage,
  type SitePage,
} from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { keywordDemand, type KeywordDemand } from '../../../research/index.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readAllOwnPages, type AllOwnPages } from '../sites/all-own-pages.ts';
import { readSites, unreadAddresses, type SiteRead, type SitesRead } from '../sites/read-sites.ts';
import { intelligenceMessages } from './messages.ts';

type Asked = ParsedRequest<typeof call>['body'];

/** Gaps that are told; more of them nobody works through. */
const GAPS_MAX = 100;

/**
 * Keywords that competitors have a page for and we do not, and who has a page for which. Without keywords the subjects of
 * the competitors' titles are looked at.
 * @throws ApiError 422 where no competitor's site can be read; the signal's reason.
 */
export async function findGaps(ctx: Context, asked: Asked): Promise<Analysis<Gaps>> {
  const { keywords, competitors, yourDomain, refresh } = asked;
  const [read, own, demand] = await Promise.all([
    readSites(ctx, competitors, { refresh }),
    readAllOwnPages(ctx, yourDomain, { refresh }),
    keywordDemand(ctx, keywords),
  ]);
  ctx.progress(intelligenceMessages.comparing, 0, 1);
  const result = compareSites(keywords, read, own, demand);
  return { result, askedAnew: read.askedAnew || own.askedAnew || demand.askedAnew };
}

/** The gaps between sites that were read. */
export function compareSites(
  keywords: readonly string[],
  { sites, reports }: Pick<SitesRead, 'sites' | 'reports'>,
  own: Pick<AllOwnPages, 'pages' | 'unread' | 'reports' | 'host' | 'by'>,
  demand: Pick<KeywordDemand, 'volumes' | 'failures'>,
): Analysis<Gaps>['result'] {
  // Who names their own site among the competitors does not compete with themselves.
  const rivals = sites.filter(({ name }) => name !== own.host);
  // What was not read may still be known by its address: it is not said to be missing.
  const competitors = rivals.map((site: SiteRead) => ({
    name: site.name,
    pages: [...site.pages.map(asEvidence), ...unreadAddresses(site).map(addressOnly)],
  }));
  const ours = own.pages.map(asEvidence);
  const gaps = contentGap({
    ours,
    ourAddresses: own.unread,
    competitors,
    keywords,
    demandOf: (keyword) => demand.volumes.get(keyword) ?? null,
    intentOf: (keyword) => classifyIntent({ query: keyword }).probabilities,
  }).slice(0, GAPS_MAX);
  const shown = keywords.length > 0 ? keywords : gaps.map(({ keyword }) => keyword);
  const matrix = keywordPages(
    [{ name: own.host, pages: [...ours, ...own.unread.map(addressOnly)] }, ...competitors],
    shown,
  );
  return {
    gaps: gaps.map(({ keyword, opportunity, priority, missingCompetitors, demand, pages, provenance }) => ({
      keyword,
      opportunity,
      priority,
      missingCompetitors: [...missingCompetitors],
      demand,
      pages: [...pages],
      provenance,
    })),
    matrix: matrix.map(({ keyword, pages: [ourPage = null, ...theirs] }) => ({
      keyword,
      ours: ourPage && pageOf(ourPage),
      competitors: theirs.map((page, index) => ({
        competitor: competitors[index]?.name ?? '',
        page: page && pageOf(page),
      })),
    })),
    sites: [...reports, ...own.reports],
    ownPages: own.pages.length,
    own: { site: own.host, by: own.by },
    notice: demand.failures.length === 0 ? null : demand.failures.join(' '),
    provenance: {
      kind: 'modelled',
      method:
        'pages by title, address and headings; opportunity by share of competitors and intent, or by demand',
    },
  };
}

function pageOf({ url, title, sign }: GapPage) {
  return { url, title, sign };
}

function asEvidence({ url, article: { title, paper } }: SitePage): EvidencePage {
  return { url, title, paper };
}
