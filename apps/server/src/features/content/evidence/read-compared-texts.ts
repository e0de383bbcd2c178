import type { ComparedTexts } from '@pagewright/contract/content';
import { ENGINE_VERSION, type EvidencePage } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { readResearchPages } from '../../../research/index.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { readPages } from './evidence-repository.ts';
import { researchFor } from './subject-of-keyword.ts';
import { readKept } from './subject-of-pages.ts';

/** Pages that passages are taken of; more would only be slower to read. */
const PAGES_MAX = 30;
/** UTF-16 units of one page, which are about 10,000 words. */
const TEXT_MAX = 60_000;

/**
 * The texts of all pages that an item is compared with, its own and those of the workspace's research of a keyword (the
 * item's unless another is given), articles of an encyclopedia too, and the questions that the results page shows.
 * @throws ApiError 404 where there is no item that the caller may read.
 */
export async function readComparedTexts(ctx: Context, id: string, asked?: string): Promise<ComparedTexts> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const keyword = asked ?? item.primaryKeyword;
  const own = await readKept(await readPages(ctx.db, item.id));
  const research = await researchFor(ctx.db, item.workspaceId, keyword);
  const known = new Set(own.map(({ url }) => url));
  const found = research ? await readResearchPages(ctx.db, research) : [];
  const pages = [...own, ...found.filter(({ url }) => !known.has(url))];
  return {
    keyword,
    engineVersion: ENGINE_VERSION,
    questions: [...(research?.questions ?? [])],
    pages: pages.slice(0, PAGES_MAX).map((page) => ({ page: cut(page) })),
  };
}

/** A page with as much of its text as passages are taken of. */
function cut(page: EvidencePage): EvidencePage & Record<string, unknown> {
  let left = TEXT_MAX;
  const blocks = page.paper.blocks.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
  return { ...page, paper: { ...page.paper, blocks } };
}
