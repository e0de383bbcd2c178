import { randomUUID } from 'node:crypto';
import { EVIDENCE_LIMITS } from '@pagewright/contract/content';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireEditable } from '../policy.ts';
import { lockItem } from '../repository.ts';
import { invalidateSubject, insertPage } from './evidence-repository.ts';

type NewPage = Omit<Parameters<typeof insertPage>[1], 'id' | 'contentId'>;

/**
 * Adds pages stored by another part of the product to an item, up to the limit, and has the item rescored when it is
 * next read.
 * @throws ApiError 404 or 403 by policy.
 */
export async function attachEvidencePages(
  ctx: Context,
  contentId: string,
  pages: readonly NewPage[],
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, contentId));
    for (const { source, url, title, wordCount, format, body, digest } of pages.slice(
      0,
      EVIDENCE_LIMITS.pages,
    )) {
      const page = { source, url, title, wordCount, format, body, digest };
      await insertPage(inside.db, { id: randomUUID(), contentId: item.id, ...page });
    }
    await invalidateSubject(inside.db, item.id);
    await writeAudit(inside, 'content.evidence.give', item.id, { pages: pages.length });
  });
}
