import type { Gaps, ReadSite } from '@pagewright/contract/advanced';
import type { Context } from '../../../platform/context.ts';
import type { SerializedSitePage } from '../../../research/index.ts';
import { findWebsite } from './own-page-repository.ts';
import { readOwnSite, type OwnSite } from './own-pages.ts';
import { tryToReadSites, unreadAddresses } from './read-sites.ts';
import { siteName, siteUrl, siteUrlOfField } from './site-name.ts';

/** Our content: published items, and pages of the site that counts as our own. */
export interface AllOwnPages {
  /** Host of our own site. */
  readonly host: string;
  /** Why that site counts as ours. */
  readonly by: NonNullable<Gaps['own']>['by'];
  readonly name: string;
  readonly pages: readonly SerializedSitePage[];
  /** Known addresses on that site that were not read. */
  readonly unread: readonly string[];
  /** Whether every known page of ours was read. */
  readonly isWhole: boolean;
  /** Reports on reading the named site; empty if none was named. */
  readonly reports: readonly ReadSite[];
  readonly askedAnew: boolean;
}

/**
 * Reads our pages: published items, and pages of our own site, which is the one named in the call, the live site
 * named by the workspace, its verified domain, its claimed domain, or the website in the caller's profile. If it
 * cannot be read, that is reported and the analysis continues without it.
 * @throws ApiError naming the field if the given site is not a web address; the signal's reason.
 */
export async function readAllOwnPages(
  ctx: Context,
  yourDomain: string,
  { refresh }: { readonly refresh: boolean },
): Promise<AllOwnPages> {
  const own = await readOwnSite(ctx);
  const published = own.isVerified ? 'verified' : 'published';
  const { site, by } = await ownSiteOf(ctx, own, yourDomain);
  const url = site === null ? null : by === 'named' ? siteUrlOfField('yourDomain', site) : siteUrl(site);
  // Our own public pages are known without fetching them.
  if (site === null || url === null || url.hostname === own.host) {
    const { host, name, pages } = own;
    return { host, by: published, name, pages, unread: [], isWhole: true, reports: [], askedAnew: false };
  }
  const { sites, reports, askedAnew } = await tryToReadSites(ctx, [site], { refresh });
  const unread = sites.flatMap(unreadAddresses);
  return {
    host: siteName(url),
    by,
    name: own.name,
    pages: [...own.pages, ...sites.flatMap(({ pages }) => pages)],
    unread,
    isWhole: sites.length > 0 && unread.length === 0 && sites.every(({ reading }) => reading.isWhole),
    reports,
    // A site that was not named in this call and does not respond does not make it more expensive.
    askedAnew: askedAnew && (by === 'named' || sites.length > 0),
  };
}

/** Returns our own site as it was named, and why it counts as ours; null if our public pages are on this server. */
export async function ownSiteOf(
  ctx: Context,
  { isVerified, claimed, liveSite }: Pick<OwnSite, 'isVerified' | 'claimed' | 'liveSite'>,
  yourDomain = '',
): Promise<{ readonly site: string | null; readonly by: AllOwnPages['by'] }> {
  if (yourDomain !== '') return { site: yourDomain, by: 'named' };
  if (liveSite !== null) return { site: liveSite, by: 'workspace' };
  if (isVerified) return { site: null, by: 'verified' };
  if (claimed !== null) return { site: claimed, by: 'claimed' };
  const website = await findWebsite(ctx.db, ctx.actor.userId);
  return website === '' ? { site: null, by: 'published' } : { site: website, by: 'profile' };
}

/** Returns the site that the caller's analyses compare with, and the live site named by the workspace. */
export async function findUsedSite(
  ctx: Context,
): Promise<{ readonly site: string | null; readonly used: NonNullable<Gaps['own']> }> {
  const own = await readOwnSite(ctx, { limit: 1 });
  const { site, by } = await ownSiteOf(ctx, own);
  return { site: own.liveSite, used: { site: site === null ? own.host : siteName(siteUrl(site)), by } };
}
