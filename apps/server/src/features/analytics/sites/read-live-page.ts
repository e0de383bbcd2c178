import { ApiError } from '../../../platform/api-error.ts';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { ConversionError, reviveConversionError } from '../../../documents/index.ts';
import { readPageDocument, type PageDocument } from '../../../research/evidence/page-document.ts';
import { readPage } from '../../../research/index.ts';
import { requireCrawledSite } from './crawled-sites.ts';
import { siteIndexMessages } from './messages.ts';
import { findPage } from './site-page-repository.ts';

const reading = defineTask(
  new URL('../../../research/evidence/page-document.ts', import.meta.url),
  readPageDocument,
  { kind: 'quick', reviveError: reviveConversionError },
);

const PAGE_ID = /^\d{1,18}$/;

/** A page of the inventory. @throws ApiError 404 if there is none, or if its site was not crawled. */
export async function requirePage(
  ctx: Context,
  id: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findPage>>>> {
  const page = PAGE_ID.test(id) ? await findPage(ctx.db, Number(id)) : null;
  if (page === null) throw new ApiError(404, 'not_found', siteIndexMessages.noPageHere);
  await requireCrawledSite(ctx, page.siteId);
  return page;
}

/**
 * Reads the article of a page as its site serves it now.
 * @throws ApiError 413 if it is too large, 422 with the reason if it cannot or may not be read or has no text.
 */
export async function readLivePage(
  ctx: Context,
  url: string,
): Promise<PageDocument & { readonly html: string; readonly readAt: Date }> {
  ctx.progress(siteIndexMessages.readingPage, 0, 0);
  // Later versions are compared with what the site shows now.
  const { html, fetchedAt } = await readPage(ctx, url, { signal: ctx.signal, maxAgeMs: 0 });
  const document = await compute(reading, html, url).catch((error: unknown) => {
    if (!(error instanceof ConversionError)) throw error;
    throw new ApiError(413, 'too_large', siteIndexMessages.pageTooLarge);
  });
  if (document.isEmpty) throw new ApiError(422, 'page_without_text', siteIndexMessages.pageWithoutText);
  return { ...document, html, readAt: fetchedAt };
}
