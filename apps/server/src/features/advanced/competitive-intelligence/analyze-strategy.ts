import type { analyzeStrategy as call, CompetitorStrategyResult } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { describeCompetitor, type SitePage, type StrategyFinding, type Topic } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../api-error.ts';
import { readAllOwnPages } from '../sites/all-own-pages.ts';
import { siteMessages } from '../sites/messages.ts';
import { readSites, type SiteRead } from '../sites/read-sites.ts';
import { intelligenceMessages } from './messages.ts';
import type { Analysis } from '../sites/analysis.ts';

type Asked = ParsedRequest<typeof call>['body'];

/** Pages of the one site that is looked at. */
const PAGES_MAX = 40;
const PAGES_TOLD = 20;
const TOPICS_TOLD = 40;

/**
 * What a competitor does, as far as the pages that were read of it show.
 * @throws ApiError 422 where its site cannot be read; the signal's reason.
 */
export async function describeSite(
  ctx: Context,
  { competitor, keywords, yourDomain, refresh }: Asked,
): Promise<Analysis<CompetitorStrategyResult>> {
  const [read, own] = await Promise.all([
    readSites(ctx, [competitor], { refresh, pagesMax: PAGES_MAX }),
    readAllOwnPages(ctx, yourDomain, { refresh }),
  ]);
  const [site] = read.sites;
  if (!site) throw new ApiError(422, 'no_site_read', siteMessages.noSiteRead(''));
  ctx.progress(intelligenceMessages.comparing, 0, 1);
  const result: Analysis<CompetitorStrategyResult>['result'] = {
    strategy: describeRead(site, { ours: own.pages, keywords }),
    sites: [...read.reports, ...own.reports],
    ownPages: own.pages.length,
    provenance: { kind: 'measured', method: 'pages read' },
  };
  return { result, askedAnew: read.askedAnew || own.askedAnew };
}

/** What is known of ours, and what is followed. */
interface Ours {
  readonly ours: readonly SitePage[];
  readonly keywords: readonly string[];
}

/** What a site does, as far as the pages that were read of it show. */
export function describeRead(
  { name, reading, pages }: SiteRead,
  { ours, keywords }: Ours,
): CompetitorStrategyResult['strategy'] {
  const described = describeCompetitor({
    competitor: reading.url,
    pages,
    ours,
    keywords,
    now: new Date().toISOString(),
  });
  const { contentTypes, rhythm, topics, strengths, weaknesses } = described;
  return {
    competitor: name,
    contentTypes: Object.fromEntries(contentTypes.map(({ type, count }) => [type, count])),
    strengths: strengths.map(toFinding),
    weaknesses: weaknesses.map(toFinding),
    typePages: contentTypes.map(({ type, share, pages: found }) => ({
      type,
      share,
      pages: found.slice(0, PAGES_TOLD).map(({ url }) => url),
    })),
    rhythm: rhythm && {
      perMonth: rhythm.perMonth,
      medianDays: rhythm.medianDays,
      first: rhythm.first,
      last: rhythm.last,
      dated: rhythm.dated,
      months: [...rhythm.months],
    },
    topics: {
      covered: toTopics(topics.covered),
      missed: toTopics(topics.missed),
      missedByUs: toTopics(topics.missedByUs),
    },
  };
}

function toFinding(finding: StrategyFinding) {
  return {
    code: finding.code,
    message: intelligenceMessages.strategy(finding),
    values: { ...finding.values },
    pages: finding.pages.slice(0, PAGES_TOLD),
  };
}

function toTopics(topics: readonly Topic[]) {
  return topics.slice(0, TOPICS_TOLD).map(({ name, pages }) => ({ name, pages: pages.slice(0, PAGES_TOLD) }));
}
