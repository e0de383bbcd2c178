import { trafficFall, type TrafficFall } from '@pagewright/engine';
import type { Context } from '../../context.ts';
import { findMonthlyViews } from '../advanced/index.ts';
import { listFallingPages, type FallingPage, type WhosePages } from './falls-repository.ts';

/** Pages of one answer. */
const PAGES_MAX = 200;

/** A public page whose views fell in the last whole month, by how much, and what the year before says of it. */
export interface PageFall extends FallingPage, TrafficFall {
  readonly severity: Exclude<TrafficFall['severity'], 'none'>;
  readonly confirmation: Exclude<TrafficFall['confirmation'], 'seasonal'>;
}

/** Public pages whose views fell as the engine says, the greatest loss first; 200 at most. */
export async function listFalls(ctx: Pick<Context, 'db'>, whose: WhosePages): Promise<PageFall[]> {
  const pages = await listFallingPages(ctx, whose, PAGES_MAX);
  const months = await findMonthlyViews(
    ctx,
    pages.map(({ contentId }) => contentId),
  );
  return pages.flatMap((page) => {
    const fall = trafficFall(months.get(page.contentId) ?? []);
    if (fall === null || fall.severity === 'none' || fall.confirmation === 'seasonal') return [];
    return [{ ...page, ...fall, severity: fall.severity, confirmation: fall.confirmation }];
  });
}
