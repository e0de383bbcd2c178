import type { Gaps, ReadSite } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import type { SerializedSitePage } from '../../../research/index.ts';
import { findWebsite } from './own-page-repository.ts';
import { readOwnSite, type OwnSite } from './own-pages.ts';
import { tryToReadSites, unreadAddresses } from './read-sites.ts';
import { siteName, siteUrl, siteUrlOfField } from './site-name.ts';

/** What is ours: published items, and pages of the site that counts as our own. */
export interface AllOwnPages {
  /** Host of the site that counts as ours. */
  readonly host: string;
  /** Why it does. */
  readonly by: NonNullable<Gaps['own']>['by'];
  readonly name: string;
  readonly pages: readonly SerializedSitePage[];
  /** Addresses of that site that are known and were not read. */
  readonly unread: readonly string[];
  /** Whether no page of ours is known that was not read. */
  readonly isWhole: boolean;
  /** What was read of the named site; none where no site was named. */
  readonly reports: readonly ReadSite[];
  readonly askedAnew: boolean;
}

/**
 * Our pages: published items, and pages of our own site: the one that the call names, the live site that the workspace
 * names, its proved domain, the domain that it says is its own, or the website in the caller's profile. A site of ours that
 * cannot be read is told, and the rest goes on without it.
 * @throws ApiError naming the field where what is named is no web address; the signal's reason.
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
  // Our own public pages are known without asking for them.
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
    // A site that nobody named in this call, and that does not answer, makes it no dearer.
    askedAnew: askedAnew && (by === 'named' || sites.length > 0),
  };
}

/** Which site counts as ours, as it was named, and why; null: where our public pages stand. */
export async function ownSiteOf(
  ctx: Context,
  { isVerified, claimed, liveSite }: Pick<OwnSite, 'isVerified' | 'claimed' | 'liveSite'>,
  yourDomain = '',
): Promise<{ readonly site: string | null; readonly by: AllOwnPages['by'] }> {
  if (yourDomain !== '') return { site: yourDomain, by: 'named' };
  if (liveSite !== null) return { site: liveSite, by: 'workspace' };
  if (isVerified) return { site: null, by: 'verified' };
  if (claimed !== null) return { site: claimed, by: 'claimed' };
  const website = await findWebsite(ctx, ctx.actor.userId);
  return website === '' ? { site: null, by: 'published' } : { site: website, by: 'profile' };
}

/** Which site analyses of the caller compare with, and the live site that the workspace named. */
export async function findUsedSite(
  ctx: Context,
): Promise<{ readonly site: string | null; readonly used: NonNullable<Gaps['own']> }> {
  const own = await readOwnSite(ctx, { limit: 1 });
  const { site, by } = await ownSiteOf(ctx, own);
  return { site: own.liveSite, used: { site: site === null ? own.host : siteName(siteUrl(site)), by } };
}
