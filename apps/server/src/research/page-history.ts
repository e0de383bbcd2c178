import { parseWebUrl } from '../outgoing/index.ts';
import type { ReadingContext } from './crawler.ts';
import { keptHtml, type Page } from './read-page.ts';
import { findSnapshot, findSnapshots, type Snapshot } from './snapshot-repository.ts';

/**
 * What a page held over time, as the workspace read it, the newest first: one snapshot for each change, with the first
 * and the last time that it was found so; `limit` of them at most, of those last found so before a moment. Empty where the
 * workspace never read it.
 * @throws OutgoingError where this is no address of a page.
 */
export function pageHistory(
  ctx: ReadingContext,
  address: string,
  { limit, before }: { readonly limit: number; readonly before?: Date | undefined },
): Promise<Snapshot[]> {
  const { href } = parseWebUrl(address);
  const { workspaceId } = ctx.actor;
  return findSnapshots(ctx.services.crawler, { workspaceId, url: href, before, limit });
}

/** A snapshot of the workspace with its HTML, to be compared with another; null where it has none of this id. */
export async function readSnapshot(ctx: ReadingContext, id: string): Promise<Page | null> {
  const snapshot = await findSnapshot(ctx.services.crawler, ctx.actor.workspaceId, id);
  if (!snapshot) return null;
  return { ...snapshot, html: await keptHtml(ctx, snapshot.digest), provenance: 'measured', isReused: true };
}
