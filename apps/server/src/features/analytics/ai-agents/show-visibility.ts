import {
  AI_AGENTS,
  AI_PURPOSES,
  type AiDay,
  type AiIdentity,
  type AiPurpose,
  type exportAiVisibility,
  type readAiVisibility as call,
} from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { csvTable } from '../../../documents/index.ts';
import { parsePeriod } from '../period.ts';
import { listDayOf } from './identify-agent.ts';
import { showLogImport } from './import-log.ts';
import { listLogImports } from './log-repository.ts';
import { findPublishedUrl } from './published-site-repository.ts';
import {
  listAgentDays,
  listAgentPages,
  listAgentRows,
  listReferralDays,
  type SiteDays,
} from './view-repository.ts';

type Query = ParsedRequest<typeof call>['query'];
type Answer = HandlerOutput<typeof call>;

const PAGES_MAX = 50;
const EXPORT_ROWS_MAX = 200_000;
const DAY_MS = 86_400_000;
const PURPOSE_OF = new Map<string, AiPurpose>(AI_AGENTS.map(({ name, purpose }) => [name, purpose]));
const FIELD_OF = { verified: 'verified', outside_list: 'outsideList', unverifiable: 'unverifiable' } as const;

/**
 * Reads which AI agents viewed a site, and how many readers AI assistants sent.
 * @throws ApiError 400 for an invalid period.
 */
export async function showVisibility(ctx: Context, query: Query): Promise<Answer> {
  const { workspaceId } = ctx.actor;
  const days = daysOf(ctx, query);
  const { site, from, to } = days;
  const publishedUrl = await findPublishedUrl(ctx, workspaceId);
  const views = await listAgentDays(ctx.db, days);
  const pages = await listAgentPages(ctx.db, days, PAGES_MAX);
  const referrals = await listReferralDays(ctx.db, days);
  const imports = await listLogImports(ctx.db, workspaceId);
  const { visitsDays } = ctx.services.config.retention;
  return {
    from,
    to,
    site,
    sites: [...new Set(imports.map((row) => row.site))].toSorted(),
    publishedUrl,
    agents: sumAgents(views),
    days: sumDays(views, referrals, to),
    pages: sumPages(
      pages.filter(({ path }) => path !== ''),
      site === '' ? publishedUrl : `https://${site}`,
      site,
    ),
    otherPages: sumHits(pages.filter(({ path }) => path === '')),
    pagesSince: new Date(Date.now() - visitsDays * DAY_MS).toISOString().slice(0, 10),
    referrals: [...Map.groupBy(referrals, ({ host }) => host)]
      .map(([host, rows]) => ({ host, visits: rows.reduce((total, { visits }) => total + visits, 0) }))
      .toSorted((a, b) => b.visits - a.visits || a.host.localeCompare(b.host)),
    imports: imports.map((row) => showLogImport(ctx.actor, row)),
  };
}

/** The views of a site as CSV, one row per day, agent, identity, and page. */
export async function exportVisibility(
  ctx: Context,
  query: ParsedRequest<typeof exportAiVisibility>['query'],
): Promise<string> {
  const rows = await listAgentRows(ctx.db, daysOf(ctx, query), EXPORT_ROWS_MAX);
  return csvTable([
    ['day', 'agent', 'purpose', 'identity', 'path', 'views'],
    ...rows.map(({ day, agent, identity, path, hits }) => [
      day,
      agent,
      PURPOSE_OF.get(agent) ?? 'referral',
      identity,
      path,
      hits,
    ]),
  ]);
}

function daysOf(ctx: Context, { timeRange, site }: Query): SiteDays {
  const { from, to } = parsePeriod(timeRange, new Date());
  return { workspaceId: ctx.actor.workspaceId, site: site.toLowerCase(), from, to };
}

interface Hits {
  readonly agent: string;
  readonly identity: AiIdentity;
  readonly hits: number;
}

const sumHits = (rows: readonly Hits[]): number => rows.reduce((total, { hits }) => total + hits, 0);

function sumIdentities(rows: readonly Hits[]) {
  const sums = { verified: 0, outsideList: 0, unverifiable: 0 };
  for (const { identity, hits } of rows) sums[FIELD_OF[identity]] += hits;
  return sums;
}

function sumAgents(views: readonly Hits[]): Answer['agents'] {
  const byName = Map.groupBy(views, ({ agent }) => agent);
  return AI_AGENTS.filter(({ name }) => byName.has(name))
    .map((agent) => ({ agent, rows: byName.get(agent.name) ?? [] }))
    .toSorted((a, b) => sumHits(b.rows) - sumHits(a.rows))
    .map(({ agent, rows }) => ({ ...agent, ...sumIdentities(rows), listDay: listDayOf(agent.name) }));
}

function sumPages(
  rows: readonly (Hits & { readonly path: string })[],
  base: string | null,
  site: string,
): Answer['pages'] {
  return [...Map.groupBy(rows, ({ path }) => path)].map(([path, views]) => ({
    site,
    path,
    url: base === null ? null : base.replace(/\/$/, '') + encodeURI(path),
    ...sumIdentities(views),
    agents: [...new Set(views.map(({ agent }) => agent))],
  }));
}

/** Every day from the first with a view. */
function sumDays(
  views: readonly (Hits & { readonly day: string })[],
  referrals: readonly { readonly day: string; readonly visits: number }[],
  to: string,
): AiDay[] {
  const first = [...views, ...referrals].map(({ day }) => day).toSorted()[0];
  if (first === undefined) return [];
  const days = new Map<string, AiDay>();
  const none = Object.fromEntries(AI_PURPOSES.map((name) => [name, 0])) as Record<AiPurpose, number>;
  for (let at = Date.parse(first); at <= Date.parse(to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    days.set(date, { date, ...none, referrals: 0 });
  }
  for (const { day, agent, hits } of views) {
    const purpose = PURPOSE_OF.get(agent);
    const sums = days.get(day);
    if (sums && purpose) sums[purpose] += hits;
  }
  for (const { day, visits } of referrals) {
    const sums = days.get(day);
    if (sums) sums.referrals += visits;
  }
  return [...days.values()];
}
