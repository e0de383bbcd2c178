import {
  STRATEGY_PAGES_SHOWN,
  type analyzeStrategy as call,
  type CompetitorStrategyResult,
} from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { StrategyFinding, Topic } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { readAllOwnPages, type AllOwnPages } from '../sites/all-own-pages.ts';
import { siteMessages } from '../sites/messages.ts';
import { readSites, unreadAddresses, type SiteRead } from '../sites/read-sites.ts';
import { describePages, matchKeywords } from './describe-read.ts';
import { intelligenceMessages } from './messages.ts';
import type { Analysis } from '../sites/analysis.ts';
import { isBrand, isWholeBrand } from './is-brand.ts';

const module = new URL('./describe-read.ts', import.meta.url);
const describing = defineTask(module, describePages, { kind: 'long' });
const matching = defineTask(module, matchKeywords, { kind: 'long' });

type RequestBody = ParsedRequest<typeof call>['body'];

/** Maximum pages of the site. */
const PAGES_MAX = 40;
const MAX_TOPICS_SHOWN = 40;

/**
 * Describes a competitor's strategy, as far as the pages that were read show it.
 * @throws ApiError 422 if its site cannot be read; the signal's reason.
 */
export async function describeSite(
  ctx: Context,
  { competitor, keywords, yourDomain, refresh }: RequestBody,
): Promise<Analysis<CompetitorStrategyResult>> {
  const [read, own] = await Promise.all([
    readSites(ctx, [competitor], { refresh, pagesMax: PAGES_MAX }),
    readAllOwnPages(ctx, yourDomain, { refresh }),
  ]);
  const [site] = read.sites;
  if (!site) throw new ApiError(422, 'no_site_read', siteMessages.noSiteRead(''));
  ctx.progress(intelligenceMessages.comparing, 0, 1);
  const result: Analysis<CompetitorStrategyResult>['result'] = {
    strategy: await describeReadPages(site, { own, keywords }),
    sites: [...read.reports, ...own.reports],
    ownPages: own.pages.length,
    own: { site: own.host, by: own.by },
    provenance: { kind: 'modelled', method: 'types, topics and findings by rules, on the pages read' },
  };
  return { result, askedAnew: read.askedAnew || own.askedAnew };
}

/** What is known about us, and the tracked keywords. */
interface Ours {
  readonly own: Pick<AllOwnPages, 'pages' | 'unread' | 'host' | 'name'>;
  readonly keywords: readonly string[];
}

/** Describes a site's strategy from the pages that were read. */
export async function describeReadPages(
  site: SiteRead,
  { own, keywords }: Ours,
): Promise<CompetitorStrategyResult['strategy']> {
  const { name, reading, pages } = site;
  const described = await compute(describing, {
    competitor: reading.url,
    pages,
    ours: own.pages,
    keywords,
    now: new Date().toISOString(),
  });
  const { contentTypes, rhythm, strengths } = described;
  const unread = unreadAddresses(site);
  const isSubject = (topic: Topic): boolean =>
    !isBrand(topic, own) || (isTracked(topic, keywords) && !isWholeBrand(topic, own));
  const missed = await withoutMentioned(
    described.topics.missed.filter((topic) => isClaimable(topic, keywords) && isSubject(topic)),
    unread,
  );
  const topics = {
    covered: described.topics.covered.filter(isSubject),
    missed,
    missedByUs: await withoutMentioned(described.topics.missedByUs.filter(isSubject), own.unread),
  };
  const weaknesses = withCoverage(described.weaknesses, missed, {
    read: pages.length,
    known: Math.max(reading.addresses.length, pages.length),
    isWhole: reading.isWhole && unread.length === 0,
  });
  return {
    competitor: name,
    contentTypes: Object.fromEntries(contentTypes.map(({ type, count }) => [type, count])),
    strengths: strengths.map(toFinding),
    weaknesses: weaknesses.map(toFinding),
    typePages: contentTypes.map(({ type, share, pages: found }) => ({
      type,
      share,
      pages: found.slice(0, STRATEGY_PAGES_SHOWN).map(({ url }) => url),
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

/** If keywords are tracked, only those. */
function isClaimable({ name }: Pick<Topic, 'name'>, keywords: readonly string[]): boolean {
  return keywords.length === 0 || isTracked({ name }, keywords);
}

const isTracked = ({ name }: Pick<Topic, 'name'>, keywords: readonly string[]): boolean =>
  keywords.some((one) => one.trim() === name);

/** Removes topics that an unread address mentions. */
async function withoutMentioned(topics: readonly Topic[], unread: readonly string[]): Promise<Topic[]> {
  if (topics.length === 0 || unread.length === 0) return [...topics];
  const isKnown = await compute(
    matching,
    unread,
    topics.map(({ name, variants }) => [name, ...variants]),
  );
  return topics.filter((_, at) => !isKnown[at]);
}

/** Limits weaknesses about missing topics to what was read. */
function withCoverage(
  weaknesses: readonly StrategyFinding[],
  missed: readonly Topic[],
  { read, known, isWhole }: { readonly read: number; readonly known: number; readonly isWhole: boolean },
): StrategyFinding[] {
  return weaknesses.flatMap((finding): StrategyFinding[] => {
    if (finding.code !== 'missing_topics') return [finding];
    if (missed.length === 0) return [];
    const values = { count: missed.length, topics: missed.map(({ name }) => name).join(', ') };
    const pages = [...new Set(missed.flatMap((topic) => topic.pages))];
    return [
      isWhole
        ? { code: 'missing_topics', values, pages }
        : { code: 'topics_not_found', values: { ...values, read, known }, pages },
    ];
  });
}

function toFinding(finding: StrategyFinding) {
  return {
    code: finding.code,
    message: intelligenceMessages.strategy(finding),
    values: { ...finding.values },
    pages: finding.pages.slice(0, STRATEGY_PAGES_SHOWN),
  };
}

function toTopics(topics: readonly Topic[]) {
  return topics.slice(0, MAX_TOPICS_SHOWN).map(({ name, variants, pages }) => ({
    name,
    variants: [...variants],
    pages: pages.slice(0, STRATEGY_PAGES_SHOWN),
  }));
}
