import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../../platform/context.ts';
import { listCrawledSites } from '../sites/crawled-sites.ts';
import { findItemAddresses, findPageAt, type NamedPage } from './article-link-repository.ts';

/** The workspace's crawled site, and the page on it that is the item. */
export interface OwnPage {
  readonly siteId: string;
  readonly origin: string;
  /** Known public addresses of the item. */
  readonly addresses: readonly string[];
  readonly page: NamedPage | null;
}

/** Finds an item on the workspace's own site; null if the site was not crawled. */
export async function findOwnPage(
  ctx: Context,
  { id, publicUrl }: Pick<ContentItem, 'id' | 'publicUrl'>,
): Promise<OwnPage | null> {
  const site = (await listCrawledSites(ctx)).find(({ isOwn }) => isOwn);
  if (!site) return null;
  const elsewhere = await findItemAddresses(ctx.db, id);
  const addresses = publicUrl === null ? elsewhere : [...elsewhere, publicUrl];
  const page = addresses.length === 0 ? null : await findPageAt(ctx.db, site.siteId, addresses);
  return { siteId: site.siteId, origin: site.origin, addresses, page };
}
