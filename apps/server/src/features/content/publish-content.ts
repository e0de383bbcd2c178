import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { toItem } from './content-item.ts';
import { requireEditable } from './policy.ts';
import { lockItem } from './repository.ts';
import { withScoredTransaction } from './scoring/scored-transaction.ts';
import { publishItem } from './publish-item.ts';

/** A published item and its public address. */
export interface Published {
  readonly url: string;
  readonly publishedAt: string;
  readonly content: ContentItem;
}

/**
 * Publishes an item on the workspace's public site as a person last saved it. An item that is already public keeps
 * its address.
 * @throws ApiError 404 or 403 by policy.
 */
export async function publishContent(ctx: Context, id: string): Promise<Published> {
  return withScoredTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, id));
    const shown = await publishItem(inside, item);
    await writeAudit(inside, 'content.publish', id, { slug: shown.publicSlug });
    const content = toItem(ctx, shown);
    return { url: content.publicUrl ?? '', publishedAt: content.publishedAt ?? '', content };
  });
}
