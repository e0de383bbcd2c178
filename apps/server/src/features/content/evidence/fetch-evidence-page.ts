import type { EvidencePageLine } from '@pagewright/contract/content';
import type { Context } from '../../../platform/context.ts';
import { readPage, refusalWithPasting } from '../../../research/index.ts';
import { requireEditable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { addEvidencePage } from './add-evidence-page.ts';

/**
 * Fetches a competitor's page from its address and adds it to the pages that an item is compared with.
 * @throws ApiError as `addEvidencePage`, and with the reason if the page cannot or may not be fetched.
 */
export async function fetchEvidencePage(
  ctx: Context,
  contentId: string,
  url: string,
): Promise<EvidencePageLine> {
  // Before a site is contacted on behalf of someone who may not edit.
  requireEditable(ctx.actor, await findItem(ctx.db, contentId));
  const { html } = await readPage(ctx, url, { signal: ctx.signal }).catch((error: unknown) => {
    throw refusalWithPasting(error);
  });
  return addEvidencePage(ctx, contentId, { text: html, source: 'fetched', url, title: '' });
}
