import type { WrittenText } from '@pagewright/contract/content';
import type { Context } from '../../../platform/context.ts';
import { metered } from '../../usage/index.ts';
import { readPages } from '../evidence/evidence-repository.ts';
import { parseStoredPage } from '../evidence/pages-subject.ts';
import { writingMessages } from './messages.ts';
import { requireEditable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { writeBuiltIn } from './write-built-in.ts';
import { promptForWriting, writeWithModel } from './write-with-model.ts';
import type { WritingPage, WritingRequest, GeneratedText } from './writing-request.ts';

/**
 * Writes text for a place in an item, as one AI request: with the language model if one is configured, otherwise with
 * the built-in engine, always from the item's evidence. Saves nothing. Requests that fail or find nothing are not
 * counted.
 * @throws ApiError 403 or 404 by policy, 422 if nothing can be written, 429 at the limit, 502 to 504 if the model
 * fails.
 */
export async function writeText(ctx: Context, id: string, request: WritingRequest): Promise<WrittenText> {
  const item = requireEditable(ctx.actor, await findItem(ctx.db, id));
  return metered(ctx, { kind: 'ai', requests: 1, ownKey: 'model' }, async (_metering, inside) => {
    ctx.progress(writingMessages.steps[request.kind], 0, 0);
    const pages = await pagesOf(ctx, item.id, request.pageIds);
    const worded = request.engine !== 'built_in' ? await writeWithModel(inside, request, pages) : null;
    return withSources(request, worded ?? (await writeBuiltIn(ctx, item.id, request, pages)), pages);
  });
}

/**
 * Returns the prompt for a model in the browser. Calls no model, counts nothing, saves nothing.
 * @throws ApiError 403 or 404 by policy.
 */
export async function writingPrompt(
  ctx: Context,
  id: string,
  request: Omit<WritingRequest, 'engine' | 'answer'>,
): Promise<{ instructions: string; prompt: string; form: Record<string, unknown> }> {
  const item = requireEditable(ctx.actor, await findItem(ctx.db, id));
  return promptForWriting(request, await pagesOf(ctx, item.id, request.pageIds));
}

async function pagesOf(ctx: Context, itemId: string, ids: readonly string[] | null): Promise<WritingPage[]> {
  const kept = await readPages(ctx.db, itemId);
  const wanted = kept.filter((page) => ids === null || ids.includes(page.id));
  const pages: WritingPage[] = [];
  for (const one of wanted) {
    const page = await parseStoredPage(one);
    if (page) pages.push({ id: one.id, page });
  }
  return pages;
}

/** Limits the pages to those that the result cites. */
function withSources(
  { kind }: WritingRequest,
  written: GeneratedText,
  pages: readonly WritingPage[],
): WrittenText {
  const used = [...new Set(written.pieces.flatMap(({ sources }) => sources))].filter((at) => at in pages);
  return {
    ...written,
    kind,
    pieces: written.pieces.map((piece) => ({
      ...piece,
      sources: [...new Set(piece.sources.map((at) => used.indexOf(at)))].filter((at) => at !== -1),
    })),
    sources: used.flatMap((at) => {
      const found = pages[at];
      return found ? [{ pageId: found.id, title: found.page.title, url: found.page.url }] : [];
    }),
  };
}
