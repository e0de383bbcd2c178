import type { ContentCard } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { toCard } from './content-item.ts';
import { mayRead } from './policy.ts';
import { findItemsByUrl } from './repository.ts';

/** The item of the caller's workspace that is the page at an address, or a note that it is hidden from the caller. */
export type ItemByUrl =
  | { readonly item: ContentCard }
  | { readonly isHidden: true; readonly authorName: string };

/**
 * Finds the item that is the page at an address. Returns `isHidden` if only a teammate's draft matches, null if
 * nothing does.
 */
export async function findItemByUrl(ctx: Context, address: string): Promise<ItemByUrl | null> {
  const rows = await findItemsByUrl(ctx.db, ctx.actor.workspaceId, address);
  // The last path segment alone may belong to an item on another site.
  const found = rows.filter((row) => row.isKnownAt || toCard(ctx, row).publicUrl === address);
  const readable = found.find((row) => mayRead(ctx.actor, row));
  if (readable) return { item: toCard(ctx, readable) };
  return found[0] ? { isHidden: true, authorName: found[0].authorName } : null;
}
