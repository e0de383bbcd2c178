import type { Provenance } from '@pagewright/contract/provenance';
import type { Context } from '../../../platform/context.ts';
import { ownBrands } from './own-brands.ts';
import { findClicksByPosition, listImportsWith } from './own-search-repository.ts';
import { spanOf, withoutOverlap } from './without-overlap.ts';

/** Provenance of imported figures. */
export const SEARCH_PROVENANCE = {
  kind: 'measured',
  method: 'Google Search Console',
} as const satisfies Provenance;

/** How often people who saw the workspace's pages in search results clicked them, by position. */
export interface OwnClicks {
  readonly from: string;
  readonly to: string;
  /** Brand names whose queries were left out: letters and digits in lower case. */
  readonly brands: readonly string[];
  readonly positions: readonly {
    readonly position: number;
    readonly impressions: number;
    readonly clicks: number;
  }[];
}

/** Returns clicks by position, up to `max`, from Search Console imports; null if no import has queries. */
export async function readOwnClicks(ctx: Context, max: number): Promise<OwnClicks | null> {
  const counted = withoutOverlap(await listImportsWith(ctx.db, ctx.actor.workspaceId, 'query'));
  if (counted.length === 0) return null;
  const brands = await ownBrands(ctx);
  const positions = await findClicksByPosition(
    ctx.db,
    counted.map(({ id }) => id),
    max,
    brands,
  );
  return { ...spanOf(counted), positions, brands };
}
