import type { ReadingContext } from '../crawler.ts';
import { findKnownPages } from '../known-page-repository.ts';
import { loadStoredHtml } from '../read-page.ts';
import type { SerializedSitePage } from './serialized-article.ts';
import { toArticle } from './to-article.ts';

interface KnownPagesOptions {
  readonly limit: number;
  /** Addresses of pages to skip. */
  readonly without: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/**
 * The articles of the pages that a workspace read last, without any requests.
 * @throws the signal's reason.
 */
export async function readKnownPages(
  ctx: ReadingContext,
  { limit, without, signal }: KnownPagesOptions,
): Promise<SerializedSitePage[]> {
  const known = await findKnownPages(ctx.services.crawler.db, ctx.actor.workspaceId, limit);
  const pages: SerializedSitePage[] = [];
  for (const { finalUrl, digest } of known) {
    if (without.has(finalUrl)) continue;
    const article = await toArticle({ html: await loadStoredHtml(ctx, digest), finalUrl }, signal);
    if (article) pages.push({ url: finalUrl, article });
  }
  return pages;
}
