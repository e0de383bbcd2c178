import type { PageSnapshot } from '@pagewright/engine';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findListings, isGone, missedPage, readPage } from '../../../research/index.ts';
import type { SiteRead } from '../sites/read-sites.ts';
import { readNewest, type PageVersion } from './versions.ts';

type Listing = Awaited<ReturnType<typeof findListings>>[number];

/** Maximum new addresses of one site that are fetched in addition to its usual pages. */
const NEW_MAX = 10;
const GONE_MAX = 10;
const DAY_MS = 86_400_000;

/**
 * Finds pages that a site lists since a given time and did not list before, as they were first found; `listings` are
 * sorted newest first. Only complete listings can tell what is new.
 * @throws the signal's reason.
 */
export async function findNewPages(
  ctx: Context,
  listings: readonly Listing[],
  since: Date,
): Promise<PageVersion[]> {
  const found = new Map<string, Date>();
  for (const [index, { addresses, isWhole, firstListedAt }] of listings.entries()) {
    const earlier = listings.slice(index + 1);
    if (!isWhole || firstListedAt < since || earlier.length === 0) continue;
    if (!earlier.every((listing) => listing.isWhole)) continue;
    const known = new Set(earlier.flatMap((listing) => listing.addresses));
    for (const url of addresses) if (!known.has(url)) found.set(url, firstListedAt);
  }
  const versions: PageVersion[] = [];
  for (const [url, at] of [...found].slice(0, NEW_MAX)) {
    if (!(await isReadable(ctx, url))) continue;
    const version = await readNewest(ctx, url);
    // An address that redirects to an existing page is not a new page.
    if (!version || wasThere(version.snapshot.url, url, listings)) continue;
    versions.push({ ...version, at, snapshot: { ...version.snapshot, fetchedAt: at.toISOString() } });
  }
  return versions;
}

function wasThere(finalUrl: string, url: string, listings: readonly Listing[]): boolean {
  const oldest = listings.at(-1);
  return finalUrl !== url && (oldest?.addresses.includes(finalUrl) ?? false);
}

async function isReadable(ctx: Context, url: string): Promise<boolean> {
  try {
    await readPage(ctx, url, { signal: ctx.signal, maxAgeMs: DAY_MS });
    return true;
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/**
 * Finds pages that were read since a given time and are gone now, whether or not the site still lists them, with
 * their last content.
 * @throws the signal's reason.
 */
export async function findRemovedPages(
  ctx: Context,
  site: SiteRead,
  listings: readonly Listing[],
  since: Date,
): Promise<{ before: PageVersion; gone: PageSnapshot }[]> {
  const there = new Set(site.reading.articles.map(({ page }) => page.url));
  const before = new Set(listings.filter(({ listedAt }) => listedAt >= since).flatMap(({ read }) => read));
  const named = new Map(
    site.reading.missed.flatMap(({ url, status }) =>
      status !== null && isGone(status) ? [[url, status] as const] : [],
    ),
  );
  const suspects = [...new Set([...named.keys(), ...before])].filter((url) => !there.has(url));
  const found: { before: PageVersion; gone: PageSnapshot }[] = [];
  for (const url of suspects.slice(0, GONE_MAX)) {
    const status = named.get(url) ?? (await statusOf(ctx, url));
    if (status === null || !isGone(status)) continue;
    const version = await readNewest(ctx, url);
    if (!version || version.lastSeenAt < since) continue;
    const fetchedAt = goneSince(url, version, listings).toISOString();
    found.push({ before: version, gone: { ...version.snapshot, status, fetchedAt } });
  }
  return found;
}

/** When the site was first found to no longer list a page; now if it still does. */
function goneSince(url: string, { lastSeenAt }: PageVersion, listings: readonly Listing[]): Date {
  const without = listings.findLast(
    ({ firstListedAt, addresses }) => firstListedAt > lastSeenAt && !addresses.includes(url),
  );
  return without?.firstListedAt ?? new Date();
}

/** The status of a page if the site refuses it; null if it does not, or was not asked. */
async function statusOf(ctx: Context, url: string): Promise<number | null> {
  try {
    await readPage(ctx, url, { signal: ctx.signal, maxAgeMs: 0 });
    return null;
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (error instanceof ApiError) return missedPage(url, error).status;
    throw error;
  }
}
