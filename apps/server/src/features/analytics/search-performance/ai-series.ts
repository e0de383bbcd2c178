import type { SearchAiDay } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { findPublishedUrl } from '../ai-agents/published-site-repository.ts';
import { listAiDays, readCounting } from './ai-series-repository.ts';
import type { Days } from './detail-repository.ts';
import { slugOf } from './marks-repository.ts';

const DAY_MS = 86_400_000;

/** Views by AI agents and readers from AI assistants by day. */
export interface AiSeries {
  readonly sites: string[];
  readonly days: SearchAiDay[];
}

/**
 * Reads the AI series of a property, for all its pages or one: what the site published here counts, and the imported logs
 * of the property's hosts. Days that were not counted are null. Null if nothing was ever counted.
 */
export async function readAiSeries(
  ctx: Context,
  {
    property,
    page,
    days,
  }: { readonly property: string; readonly page: string | null; readonly days: readonly string[] },
): Promise<AiSeries | null> {
  const { workspaceId, workspaceSlug } = ctx.actor;
  const [counting, publishedUrl] = await Promise.all([
    readCounting(ctx.db, workspaceId),
    findPublishedUrl(ctx, workspaceId),
  ]);
  const publishedHost = publishedUrl === null ? null : new URL(publishedUrl).host;
  // The logs of the site published here would count its views twice.
  const logs = counting.logs.filter(({ site }) => site !== publishedHost && belongsTo(site, property));
  const { agentsSince, readersSince } = counting;
  if (agentsSince === null && readersSince === null && logs.length === 0) return null;
  const period: Days = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const sites = [...new Set(logs.map(({ site }) => site))].toSorted();
  const counted = await listAiDays(ctx, period, {
    sites,
    page:
      page === null ? null : { url: page, path: `/${slugOf(page, workspaceSlug)}`, logPath: pathOf(page) },
  });
  const byDay = new Map(counted.map((one) => [one.day, one]));
  // Views of single pages are kept for a while only.
  const { visitsDays } = ctx.services.config.retention;
  const pagesSince = new Date(Date.now() - visitsDays * DAY_MS).toISOString().slice(0, 10);
  const isLogged = (day: string): boolean => logs.some(({ from, to }) => day >= from && day <= to);
  const isSince = (day: string, since: string | null): boolean => since !== null && day >= since;
  return {
    sites: [...(publishedUrl === null ? [] : [publishedUrl]), ...sites],
    days: days.map((date) => {
      const found = byDay.get(date);
      const isKept = page === null || date >= pagesSince;
      return {
        date,
        agentViews:
          isKept && (isLogged(date) || isSince(date, agentsSince)) ? (found?.agentViews ?? 0) : null,
        referrals: isLogged(date) || isSince(date, readersSince) ? (found?.referrals ?? 0) : null,
      };
    }),
  };
}

/** Whether a host is part of a property: of a domain property with its subdomains, else the host of its address. */
function belongsTo(host: string, property: string): boolean {
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  if (domain !== undefined) return host === domain || host.endsWith(`.${domain}`);
  const bare = (name: string): string => name.replace(/^www\./, '');
  return URL.canParse(property) && bare(new URL(property).host) === bare(host);
}

/** The path of an address as logs are counted by, without a trailing slash. */
function pathOf(page: string): string {
  const { pathname } = URL.canParse(page) ? new URL(page) : { pathname: page };
  try {
    return decodeURI(pathname).replace(/\/+$/, '');
  } catch {
    return pathname.replace(/\/+$/, '');
  }
}
