import type { compareSitePage as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { KEPT_CHARACTERS } from '../../../research/evidence/page-facts.ts';
import { readPageTexts } from '../../../research/evidence/page-texts.ts';
import { findItemByUrl, readContent } from '../../content/index.ts';
import { readDocumentTexts } from './document-texts.ts';
import { readLivePage, requirePage } from './read-live-page.ts';
import { findStoredArticle } from './site-page-repository.ts';

/** Maximum characters of an item that are compared. */
const ITEM_CHARACTERS = 200_000;

const readingTexts = defineTask(
  new URL('../../../research/evidence/page-texts.ts', import.meta.url),
  readPageTexts,
  { kind: 'quick' },
);

const readingDocuments = defineTask(new URL('./document-texts.ts', import.meta.url), readDocumentTexts, {
  kind: 'quick',
});

/**
 * Reads a page now, beside what the workspace has of it. Both texts are found in the same way, so that they differ only
 * where the page does.
 * @throws ApiError as `readLivePage`, 404 if the page's site was not crawled.
 */
export async function compareSitePage(ctx: Context, id: string): Promise<HandlerOutput<typeof call>> {
  const page = await requirePage(ctx, id);
  const { title, content, html, readAt } = await readLivePage(ctx, page.url);
  const at = readAt.toISOString();
  const known = await findItemByUrl(ctx, page.url);
  if (known !== null && 'item' in known) {
    const item = await readContent(ctx, known.item.id);
    const texts = await compute(readingDocuments, [item.content, content], ITEM_CHARACTERS);
    const [before, live] = texts;
    return {
      before: { by: 'article', at: item.updatedAt, title: item.title, text: before?.text ?? '' },
      live: { at, title, text: live?.text ?? '' },
      isCut: texts.some(({ isCut }) => isCut),
      item: { id: item.id, revision: item.revision, content },
    };
  }
  const stored = await findStoredArticle(ctx.db, Number(id));
  const { before, live } = await compute(readingTexts, stored?.packed ?? null, html, page.url);
  return {
    before:
      stored === null || before === null
        ? null
        : { by: 'crawl', at: stored.at.toISOString(), title: before.title, text: before.text },
    live: { at, title: live.title, text: opening(live.text, KEPT_CHARACTERS) },
    isCut: live.text.length > KEPT_CHARACTERS || before?.text.length === KEPT_CHARACTERS,
    item: null,
  };
}

const opening = (text: string, max: number): string => text.slice(0, max).toWellFormed();
