import { trafficFall, type TrafficFall } from '@pagewright/engine';
import type { Context } from '../../platform/context.ts';
import { findMonthlyViews } from '../advanced/index.ts';
import { listFallingPages, type FallingPage, type PageScope } from './falling-pages-repository.ts';

/** Maximum number of pages in a response. */
const PAGES_MAX = 200;

/**
 * A public page with fewer views in the last full month, the size of the drop, and the comparison with a year
 * earlier.
 */
export interface TrafficDrop extends FallingPage, TrafficFall {
  readonly severity: Exclude<TrafficFall['severity'], 'none'>;
  readonly confirmation: Exclude<TrafficFall['confirmation'], 'seasonal'>;
}

/** Lists public pages with a drop according to the engine, largest loss first, at most 200. */
export async function listTrafficDrops(ctx: Pick<Context, 'db'>, whose: PageScope): Promise<TrafficDrop[]> {
  const pages = await listFallingPages(ctx.db, whose, PAGES_MAX);
  const months = await findMonthlyViews(
    ctx.db,
    pages.map(({ contentId }) => contentId),
  );
  return pages.flatMap((page) => {
    const fall = trafficFall(months.get(page.contentId) ?? []);
    if (fall === null || fall.severity === 'none' || fall.confirmation === 'seasonal') return [];
    return [{ ...page, ...fall, severity: fall.severity, confirmation: fall.confirmation }];
  });
}
