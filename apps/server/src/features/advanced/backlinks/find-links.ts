import {
  LINK_LIMITS,
  type analyzeLinkCompetitors,
  type brokenLinks,
  type LinkKind,
  type LinkOpportunities,
  type LinkOpportunity,
  type unlinkedMentions,
} from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { BacklinkCandidate } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { checkLinks, type CheckedLink, type SerializedSitePage } from '../../../research/index.ts';
import type { Analysis } from '../sites/analysis.ts';
import { findCandidates } from './find-candidates.ts';
import { gatherPages, type LinkPages, type LinkSearch } from './gather-pages.ts';
import { backlinkMessages } from './messages.ts';
import { describeLinkSource } from './localize-links.ts';

const finding = defineTask(new URL('./find-candidates.ts', import.meta.url), findCandidates, {
  kind: 'long',
});

/** Maximum links checked for all pages together. */
const LINKS_MAX = 150;
const LINKS_MS = 30_000;
/** In a run, which has the time: a host that is overloaded once delays the second check of its other links. */
const LINKS_OF_RUN_MS = 180_000;
const OPPORTUNITIES_MAX = 200;
/** Competitors named in one search: pages that compare two of them list others too. */
const SEARCHED_TOGETHER = 2;

/** Finds pages that link to several competitors (or the only one) but not to us. @throws as `gatherPages`. */
export async function findCompetitorLinks(
  ctx: Context,
  { competitors, yourDomain, refresh }: ParsedRequest<typeof analyzeLinkCompetitors>['body'],
): Promise<Analysis<LinkOpportunities>> {
  const searches = [competitors.slice(0, SEARCHED_TOGETHER).join(' ')];
  const reading = { searches, isFollowed: true, asksForLinks: true };
  const pages = await gatherPages(ctx, { competitors, yourDomain, refresh, ...reading });
  return opportunitiesIn(ctx, pages, { kind: 'links_to_competitors', brands: [], checks: [] });
}

/** Finds dead links on competitors' pages. @throws as `gatherPages`. */
export async function findDeadLinks(
  ctx: Context,
  { competitorUrls, yourDomain, refresh }: ParsedRequest<typeof brokenLinks>['body'],
): Promise<Analysis<LinkOpportunities>> {
  const search: LinkSearch = {
    competitors: competitorUrls,
    yourDomain,
    refresh,
    searches: [],
    isFollowed: false,
    asksForLinks: false,
  };
  const gathered = await gatherPages(ctx, search);
  const pages = pagesOfRivals(gathered);
  const checks = await checkOutgoing(ctx, gathered, {
    linksMax: LINKS_MAX,
    timeMs: ctx.run ? LINKS_OF_RUN_MS : LINKS_MS,
  });
  const found = await opportunitiesIn(ctx, { ...gathered, pages }, { kind: 'dead_link', brands: [], checks });
  return { ...found, askedAnew: found.askedAnew || checks.length > 0 };
}

function pagesOfRivals({ read, pages }: Pick<LinkPages, 'read' | 'pages'>): SerializedSitePage[] {
  const rivals = new Set(read.sites.flatMap((site) => site.pages.map(({ url }) => url)));
  return pages.filter(({ url }) => rivals.has(url));
}

/** Checks the links from competitors' pages to other sites. @throws the signal's reason. */
export async function checkOutgoing(
  ctx: Context,
  gathered: Pick<LinkPages, 'read' | 'pages'>,
  { linksMax, timeMs }: { readonly linksMax: number; readonly timeMs: number },
): Promise<readonly CheckedLink[]> {
  const hrefs = new Set(pagesOfRivals(gathered).flatMap(({ article }) => article.outgoing));
  return checkLinks(ctx, [...hrefs].slice(0, linksMax), {
    timeMs,
    signal: ctx.signal,
    onProgress: (done, total) => ctx.progress(backlinkMessages.checkingLinks, done, total),
  });
}

/** Finds pages that mention us without linking to us. @throws as `gatherPages`. */
export async function findMentions(
  ctx: Context,
  { brandName, competitors, yourDomain, refresh }: ParsedRequest<typeof unlinkedMentions>['body'],
): Promise<Analysis<LinkOpportunities>> {
  const searches = [`"${brandName}"`];
  const reading = { searches, isFollowed: true, asksForLinks: false };
  const pages = await gatherPages(ctx, { competitors, yourDomain, refresh, ...reading });
  const brands = [...new Set([brandName, ...(yourDomain === '' ? [] : [pages.own.host])])];
  return opportunitiesIn(ctx, pages, { kind: 'unlinked_mention', brands, checks: [] });
}

/** What to look for in pages. */
interface Wanted {
  readonly kind: LinkKind;
  readonly brands: readonly string[];
  readonly checks: readonly CheckedLink[];
}

/** Finds opportunities of one kind in pages that were read. */
export async function opportunitiesIn(
  ctx: Context,
  { read, own, pages, linkSource, failures, askedAnew }: LinkPages,
  { kind, brands, checks }: Wanted,
): Promise<Analysis<LinkOpportunities>> {
  ctx.progress(backlinkMessages.comparing, 0, 1);
  const { candidates, unconfirmed } = await compute(finding, {
    competitors: read.sites.map(({ reading }) => reading.url),
    pages,
    ourDomain: own.host,
    ourPages: own.pages,
    brands,
    checks,
  });
  const checkedAt = new Map(checks.map((check) => [check.href, check.checkedAt.toISOString()]));
  const result: Analysis<LinkOpportunities>['result'] = {
    opportunities: candidates
      .filter(({ code }) => code === kind)
      .slice(0, OPPORTUNITIES_MAX)
      .map((candidate) => toOpportunity(candidate, checkedAt)),
    unconfirmed: [...unconfirmed],
    checkedLinks: checks.filter(({ statuses }) => statuses.length > 0).length,
    source: linkSource,
    notice: [describeLinkSource(linkSource), ...failures].join(' '),
    sites: [...read.reports, ...own.reports],
    ownPages: own.pages.length,
    provenance: { kind: 'measured', method: `${pages.length} pages read` },
  };
  return { result, askedAnew };
}

function toOpportunity(
  { code, page, ourPage, relevance, deadLink, competitorLinks, mentions }: BacklinkCandidate,
  checkedAt: ReadonlyMap<string, string>,
): LinkOpportunity {
  return {
    kind: code,
    pageUrl: page.url,
    pageTitle: cut(page.title, LINK_LIMITS.title),
    ourPage,
    relevance: ourPage === null ? null : relevance,
    deadLink: deadLink && {
      href: deadLink.href,
      text: cut(deadLink.text, LINK_LIMITS.text),
      statuses: [...deadLink.statuses],
      checkedAt: checkedAt.get(deadLink.href) ?? '',
    },
    competitorLinks: competitorLinks
      .slice(0, LINK_LIMITS.links)
      .map(({ competitor, href, text }) => ({ competitor, href, text: cut(text, LINK_LIMITS.text) })),
    mentions: mentions
      .slice(0, LINK_LIMITS.mentions)
      .map(({ brand, sentence }) => ({ brand, sentence: cut(sentence, LINK_LIMITS.text) })),
  };
}

function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}
