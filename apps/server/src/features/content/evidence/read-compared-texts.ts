import type { ComparedTexts } from '@pagewright/contract/content';
import { ENGINE_VERSION } from '@pagewright/engine';
import { computeOrNull, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { installedPack } from '../../../language-pack/index.ts';
import { findSuggestions, readResearchPages } from '../../../research/index.ts';
import { requireReadable } from '../policy.ts';
import { findItem } from '../repository.ts';
import { readPages } from './evidence-repository.ts';
import { findKeywordResearch } from './keyword-subject.ts';
import { passagesOfPage } from './passages-of-page.ts';
import { parseStoredPages } from './pages-subject.ts';

const reading = defineTask(new URL('./passages-of-page.ts', import.meta.url), passagesOfPage, {
  kind: 'quick',
});

/** Maximum number of pages that passages are taken from; more would only be slower. */
const PAGES_MAX = 30;

/**
 * Reads the texts of all pages that an item is compared with: its own, those from the workspace's research of a
 * keyword (the item's, unless another is given), and encyclopedia articles. Also returns what searchers ask:
 * questions from the results page and search completions.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readComparedTexts(
  ctx: Context,
  id: string,
  requestedKeyword?: string,
): Promise<ComparedTexts> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  const keyword = requestedKeyword ?? item.primaryKeyword;
  const own = await parseStoredPages(await readPages(ctx.db, item.id));
  const research = await findKeywordResearch(ctx.db, item.workspaceId, keyword);
  const suggestions = await findSuggestions(ctx.db, item.workspaceId, keyword);
  const known = new Set(own.map(({ url }) => url));
  const found = research ? await readResearchPages(ctx.db, research) : [];
  const compared = [...own, ...found.filter(({ url }) => !known.has(url))].slice(0, PAGES_MAX);
  const pages: ComparedTexts['pages'] = [];
  for (const { url, title, article } of compared) {
    const page = await computeOrNull(reading, { url, title, article });
    if (page) pages.push({ page });
  }
  return {
    keyword,
    engineVersion: ENGINE_VERSION,
    questions: [...(research?.questions ?? [])],
    suggestions: [...suggestions],
    pages,
    hasVectors: installedPack() !== null,
  };
}
