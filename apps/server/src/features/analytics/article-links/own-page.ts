import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../../context.ts';
import { readSitesOf } from '../sites/site-of.ts';
import { findItemAddresses, findPageAt, type NamedPage } from './article-link-repository.ts';

/** The workspace's own site as it was crawled, and the page of it that an item is. */
export interface OwnPage {
  readonly siteId: string;
  readonly origin: string;
  /** Where the item is on the web, as far as is known. */
  readonly addresses: readonly string[];
  readonly page: NamedPage | null;
}

/** Finds an item on the workspace's own site; null where that was not crawled. */
export async function findOwnPage(
  ctx: Context,
  { id, publicUrl }: Pick<ContentItem, 'id' | 'publicUrl'>,
): Promise<OwnPage | null> {
  const site = (await readSitesOf(ctx)).find(({ isOwn }) => isOwn);
  if (!site) return null;
  const elsewhere = await findItemAddresses(ctx, id);
  const addresses = publicUrl === null ? elsewhere : [...elsewhere, publicUrl];
  const page = addresses.length === 0 ? null : await findPageAt(ctx, site.siteId, addresses);
  return { siteId: site.siteId, origin: site.origin, addresses, page };
}
