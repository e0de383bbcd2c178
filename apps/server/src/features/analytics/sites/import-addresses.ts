import { SITE_ADDRESS_LIMITS, type importSiteAddresses as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { cancelScheduled, findOwnCopy, listCrawls } from '../../../research/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { siteIndexMessages } from './messages.ts';
import {
  addImported,
  copySite,
  deleteImported,
  isCrawling,
  lockSite,
  markImported,
} from './own-copy-repository.ts';
import { readAddressList } from './read-address-list.ts';

const reading = defineTask(new URL('./read-address-list.ts', import.meta.url), readAddressList, {
  kind: 'long',
});

/**
 * Adds addresses of a crawled site from a list; the next crawl reads them. Other workspaces must neither see nor crawl
 * them, so the first import gives the workspace a copy of the site that it has alone.
 * @throws ApiError 404 if the site was not crawled, 409 while it is being crawled before the first import, 422 for a
 * list without an address of the site.
 */
export async function importAddresses(
  ctx: Context,
  { site, text }: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId } = ctx.actor;
  const siteId = await requireCrawledSite(ctx, site);
  const crawl = (await listCrawls(ctx.db, workspaceId)).find((row) => row.siteId === siteId);
  if (!crawl) throw new ApiError(404, 'not_found', siteIndexMessages.noSite);
  ctx.progress(siteIndexMessages.readingList, 0, 2);
  const { urls, ...refused } = await compute(reading, text, crawl.origin);
  if (urls.length === 0)
    throw new ApiError(422, 'no_addresses', siteIndexMessages.noAddresses(new URL(crawl.origin).host));
  ctx.progress(siteIndexMessages.addingAddresses, 1, 2);
  return withTransaction(ctx, async (inside) => {
    const { origin, isOwn } = await lockSite(inside.db, siteId);
    await cancelScheduled(inside.db, { workspaceId, siteId });
    const own = isOwn ? siteId : await findOwnCopy(inside.db, workspaceId, origin);
    if (own === null && (await isCrawling(inside.db, workspaceId, siteId)))
      throw new ApiError(409, 'crawl_running', siteIndexMessages.importAfterCrawl);
    const to = own ?? (await copySite(inside.db, workspaceId, siteId));
    const { added, present } = await addImported(inside.db, to, urls, SITE_ADDRESS_LIMITS.addresses);
    await markImported(inside.db, to);
    await writeAudit(inside, 'analytics.import_addresses', to, { site: origin, added });
    return { siteId: to, added, present, ...refused, leftOut: urls.length - added - present };
  });
}

/** Removes the imported addresses of a site that it does not name itself, and returns them. @throws ApiError 404. */
export async function removeImportedAddresses(ctx: Context, site: string): Promise<{ addresses: string[] }> {
  const siteId = await requireCrawledSite(ctx, site);
  return withTransaction(ctx, async (inside) => {
    const { origin, isOwn } = await lockSite(inside.db, siteId);
    const addresses = isOwn ? await deleteImported(inside.db, siteId) : [];
    await markImported(inside.db, siteId);
    if (addresses.length > 0)
      await writeAudit(inside, 'analytics.remove_addresses', siteId, {
        site: origin,
        removed: addresses.length,
      });
    return { addresses };
  });
}
