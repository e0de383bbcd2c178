import type { SitePage } from '@pagewright/engine';
import type { ReadSite } from '@pagewright/contract/advanced';
import type { Context } from '../../../context.ts';
import { readOwnSite } from './own-pages.ts';
import { tryToReadSites } from './read-sites.ts';
import { siteName, siteUrl } from './site-name.ts';

/** What is ours: published items, and pages of the site that the person named as their own. */
export interface AllOwnPages {
  /** Host of the site that counts as ours. */
  readonly host: string;
  readonly name: string;
  readonly pages: readonly SitePage[];
  /** What was read of the named site; none where no site was named. */
  readonly reports: readonly ReadSite[];
  readonly askedAnew: boolean;
}

/**
 * Our pages. A site of ours that cannot be read is told, and the rest goes on without it.
 * @throws OutgoingError where what is named is no web address; the signal's reason.
 */
export async function readAllOwnPages(
  ctx: Context,
  yourDomain: string,
  { refresh }: { readonly refresh: boolean },
): Promise<AllOwnPages> {
  const own = await readOwnSite(ctx);
  const named = yourDomain === '' ? null : siteUrl(yourDomain);
  const host = named ? siteName(named) : own.host;
  const base = { host, name: own.name, pages: own.pages, reports: [], askedAnew: false };
  // Our own public pages are known without asking for them.
  if (!named || named.hostname === own.host) return base;
  const { sites, reports, askedAnew } = await tryToReadSites(ctx, [yourDomain], { refresh });
  return { ...base, pages: [...own.pages, ...sites.flatMap(({ pages }) => pages)], reports, askedAnew };
}
