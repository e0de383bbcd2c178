import { parseWebUrl } from '../platform/outgoing/index.ts';
import type { ReadingContext } from './crawler.ts';
import { loadStoredHtml, type Page } from './read-page.ts';
import { findSnapshot, findSnapshots, type Snapshot } from './snapshot-repository.ts';

/**
 * Snapshots of a page as the workspace read it, newest first: one per change, with the first and last time it was seen;
 * at most `limit`, last seen before a given time. Empty if the workspace never read it.
 * @throws OutgoingError if this is not a page URL.
 */
export function pageHistory(
  ctx: ReadingContext,
  address: string,
  { limit, before }: { readonly limit: number; readonly before?: Date | undefined },
): Promise<Snapshot[]> {
  const { href } = parseWebUrl(address);
  const { workspaceId } = ctx.actor;
  return findSnapshots(ctx.services.crawler.db, { workspaceId, url: href, before, limit });
}

/** A snapshot of the workspace with its HTML; null if it does not exist. */
export async function readSnapshot(ctx: ReadingContext, id: string): Promise<Page | null> {
  const snapshot = await findSnapshot(ctx.services.crawler.db, ctx.actor.workspaceId, id);
  if (!snapshot) return null;
  return {
    ...snapshot,
    html: await loadStoredHtml(ctx, snapshot.digest),
    provenance: 'measured',
    isReused: true,
  };
}
