import { randomUUID } from 'node:crypto';
import { EVIDENCE_LIMITS, type EvidencePageLine, type EvidenceSource } from '@pagewright/contract/content';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { formatOf, packPage, toEvidencePage } from '../../../research/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { contentMessages } from '../messages.ts';
import { requireEditable } from '../policy.ts';
import { findItem, lockItem } from '../repository.ts';
import { countPages, invalidateSubject, insertPage } from './evidence-repository.ts';
import { toPageLine } from './read-evidence.ts';
import { rescoreById } from './rescore-item.ts';

/** A shorter page tells nothing about how its subject is written about. */
const WORDS_MIN = 20;

/** A competitor's page as submitted. */
export interface NewPage {
  /** HTML of the whole page, or plain text. */
  readonly text: string;
  readonly source: EvidenceSource;
  readonly url: string | null;
  /** If empty, taken from the page. */
  readonly title: string;
}

/**
 * Adds a competitor's page to the pages that an item is compared with, and rescores the item.
 * @throws ApiError 404 or 403 by policy, 409 for a duplicate or one page too many, 422 for a page without an article.
 */
export async function addEvidencePage(
  ctx: Context,
  contentId: string,
  { text, source, url, title }: NewPage,
): Promise<EvidencePageLine> {
  requireEditable(ctx.actor, await findItem(ctx.db, contentId));
  const format = formatOf(text);
  const page = await toEvidencePage({ url, title, format, text }, ctx.signal);
  const wordCount = page?.words ?? 0;
  if (!page || wordCount < WORDS_MIN)
    throw new ApiError(422, 'page_without_text', contentMessages.pageWithoutText);
  const packed = await packPage({ text, format, url, title: page.title, wordCount });
  const line = await withTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, contentId));
    if ((await countPages(inside.db, item.id)) >= EVIDENCE_LIMITS.pages)
      throw new ApiError(409, 'too_many_pages', contentMessages.tooManyPages(EVIDENCE_LIMITS.pages));
    const added = await insertPage(inside.db, {
      id: randomUUID(),
      contentId: item.id,
      source,
      ...packed,
    });
    if (!added) throw new ApiError(409, 'page_known', contentMessages.pageKnown);
    await invalidateSubject(inside.db, item.id);
    await writeAudit(inside, 'content.evidence.add', item.id, { page: added.id, url });
    return toPageLine(added);
  });
  await rescoreById(ctx, contentId);
  return line;
}
