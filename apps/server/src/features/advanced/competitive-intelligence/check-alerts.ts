import { createHash } from 'node:crypto';
import type { CompetitorAlert, CompetitorAlerts, checkAlerts as call } from '@pagewright/contract/advanced';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { comparePages, type PageAlert, type PageSnapshot } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { findListings } from '../../../research/index.ts';
import { readSites, type SiteRead } from '../sites/read-sites.ts';
import { hrefOf } from '../sites/site-name.ts';
import { intelligenceMessages } from './messages.ts';
import { findNewPages, findRemovedPages } from './site-changes.ts';
import type { Analysis } from '../sites/analysis.ts';
import { readVersions, type PageVersion } from './versions.ts';

type RequestBody = ParsedRequest<typeof call>['body'];

/** Changes seen within this time are reported. */
const WINDOW_MS = 30 * 86_400_000;
/** Pages of a site that are read again by a run, which has the time for it. */
const PAGES_OF_RUN = 100;
const LISTINGS_MAX = 10;
const ALERTS_MAX = 200;

/**
 * Finds changes on competitors' sites within 30 days: their pages are fetched again and compared with earlier
 * versions. A change is reported under the same id until the 30 days are over.
 * @throws ApiError 422 if no site can be read; the signal's reason.
 */
export async function findAlerts(
  ctx: Context,
  { competitors, trackedKeywords, refresh }: RequestBody,
): Promise<Analysis<CompetitorAlerts>> {
  const since = new Date(Date.now() - WINDOW_MS);
  const known = await findKnownSites(ctx, competitors);
  const read = await readSites(ctx, competitors, {
    refresh,
    isLive: true,
    ...(ctx.run ? { pagesMax: PAGES_OF_RUN } : {}),
  });
  const alerts: CompetitorAlert[] = [];
  for (const site of read.sites) alerts.push(...(await alertsOf(ctx, site, trackedKeywords, since)));
  const result: Analysis<CompetitorAlerts>['result'] = {
    alerts: alerts
      .toSorted((one, other) => other.timestamp.localeCompare(one.timestamp))
      .slice(0, ALERTS_MAX),
    since: since.toISOString(),
    firstVisit: read.sites.filter(({ reading }) => !known.has(reading.url)).map(({ name }) => name),
    sites: [...read.reports],
    provenance: { kind: 'measured', method: 'pages read, compared with what they held before' },
  };
  return { result, askedAnew: read.askedAnew };
}

/** The sites that the workspace has read before. */
async function findKnownSites(ctx: Context, given: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const site of given) {
    const url = hrefOf(site);
    if ((await listingsOf(ctx, url)).length > 0) known.add(url);
  }
  return known;
}

function listingsOf(ctx: Context, url: string) {
  const { workspaceId } = ctx.actor;
  return findListings(
    ctx.services.crawler.db,
    { workspaceId, url },
    { ageMs: WINDOW_MS, limit: LISTINGS_MAX },
  );
}

async function alertsOf(
  ctx: Context,
  site: SiteRead,
  keywords: readonly string[],
  since: Date,
): Promise<CompetitorAlert[]> {
  const listings = await listingsOf(ctx, site.reading.url);
  const alerts: CompetitorAlert[] = [];
  const compare = (before: PageVersion | null, after: PageVersion | null, gone?: PageSnapshot): void => {
    const [earlier, later] = gone ? [before?.snapshot ?? null, gone] : snapshotsOf(before, after);
    for (const alert of comparePages(earlier, later, keywords)) alerts.push(toAlert(alert, before, after));
  };
  const added = await findNewPages(ctx, listings, since);
  for (const version of added) compare(null, version);
  const isNew = new Set(added.map(({ snapshot }) => snapshot.url));
  for (const { page } of site.reading.articles) {
    if (isNew.has(page.finalUrl)) continue;
    const versions = await readVersions(ctx, page.url, since);
    for (const [index, after] of versions.entries()) {
      const before = versions[index + 1];
      if (before && after.at >= since) compare(before, after);
    }
  }
  for (const { before, gone } of await findRemovedPages(ctx, site, listings, since))
    compare(before, null, gone);
  return alerts;
}

/** The snapshots of two versions; where only the `<title>` changed and the heading did not, with it as their title. */
function snapshotsOf(
  before: PageVersion | null,
  after: PageVersion | null,
): [before: PageSnapshot | null, after: PageSnapshot | null] {
  if (!before || !after) return [before?.snapshot ?? null, after?.snapshot ?? null];
  const isHeadingSame = before.snapshot.title === after.snapshot.title;
  const titled = ({ snapshot, documentTitle }: PageVersion): PageSnapshot =>
    isHeadingSame && documentTitle !== '' ? { ...snapshot, title: documentTitle } : snapshot;
  return [titled(before), titled(after)];
}

function toAlert(alert: PageAlert, before: PageVersion | null, after: PageVersion | null): CompetitorAlert {
  const { code, priority, timestamp, competitor, url, content, targetedKeywords, values } = alert;
  return {
    id: idOf(code, url, after?.id ?? before?.id ?? ''),
    type: code,
    priority,
    timestamp,
    competitor,
    url,
    message: intelligenceMessages.alert(alert),
    values: { ...values },
    content,
    targetedKeywords: [...targetedKeywords],
    before: before && stateOf(before),
    after: after && stateOf(after),
  };
}

function stateOf({ snapshot, at }: PageVersion) {
  return {
    title: snapshot.title,
    headings: snapshot.headings.map(({ text }) => text),
    seenAt: at.toISOString(),
  };
}

/** A stable id of a change. */
function idOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32);
}
