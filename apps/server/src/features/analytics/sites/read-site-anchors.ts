import type { readSiteAnchors as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { findExactAnchors, findSharedAnchors } from './anchor-repository.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { readCoverage } from './site-page-repository.ts';

/**
 * Lists overused anchor texts in the links between a site's pages.
 * @throws ApiError 404 if the site was not crawled.
 */
export async function readSiteAnchors(
  ctx: Context,
  site: string | undefined,
): Promise<HandlerOutput<typeof call>> {
  const siteId = await requireCrawledSite(ctx, site);
  const [shared, exact, { coverage }] = await Promise.all([
    findSharedAnchors(ctx.db, siteId),
    findExactAnchors(ctx.db, siteId),
    readCoverage(ctx.db, siteId),
  ]);
  return {
    shared,
    exact,
    coverage,
    provenance: { kind: 'measured', method: 'anchors of the links on all pages that were read' },
  };
}
