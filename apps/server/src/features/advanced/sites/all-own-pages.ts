import type { SitePage } from '@pagewright/engine';
import type { Gaps, ReadSite } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import { readOwnSite } from './own-pages.ts';
import { tryToReadSites } from './read-sites.ts';
import { siteName, siteUrl } from './site-name.ts';

/** What is ours: published items, and pages of the site that the person named as their own. */
export interface AllOwnPages {
  /** Host of the site that counts as ours. */
  readonly host: string;
  /** Why it does. */
  readonly by: NonNullable<Gaps['own']>['by'];
  readonly name: string;
  readonly pages: readonly SitePage[];
  /** What was read of the named site; none where no site was named. */
  readonly reports: readonly ReadSite[];
  readonly askedAnew: boolean;
}

/**
 * Our pages: published items, and pages of the site that is named, else of the domain that the workspace says is its own
 * where it has not proved it. A site of ours that cannot be read is told, and the rest goes on without it.
 * @throws OutgoingError where what is named is no web address; the signal's reason.
 */
export async function readAllOwnPages(
  ctx: Context,
  yourDomain: string,
  { refresh }: { readonly refresh: boolean },
): Promise<AllOwnPages> {
  const own = await readOwnSite(ctx);
  const site = yourDomain === '' ? own.claimed : yourDomain;
  const named = site === null ? null : siteUrl(site);
  const published = own.isVerified ? 'verified' : 'published';
  // Our own public pages are known without asking for them.
  if (site === null || named === null || named.hostname === own.host)
    return { host: own.host, by: published, name: own.name, pages: own.pages, reports: [], askedAnew: false };
  const isNamed = yourDomain !== '';
  const { sites, reports, askedAnew } = await tryToReadSites(ctx, [site], { refresh });
  return {
    host: siteName(named),
    by: isNamed ? 'named' : 'claimed',
    name: own.name,
    pages: [...own.pages, ...sites.flatMap(({ pages }) => pages)],
    reports,
    // A site that nobody named in this call, and that does not answer, makes it no dearer.
    askedAnew: askedAnew && (isNamed || sites.length > 0),
  };
}
