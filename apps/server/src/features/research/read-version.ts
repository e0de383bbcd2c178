import type { SnapshotLine } from '@pagewright/contract/research';
import type { Context } from '../../platform/context.ts';
import { readSnapshot, toEvidencePage, type SerializedPage } from '../../research/index.ts';

/** A snapshot with its article. */
export interface SnapshotVersion {
  readonly line: SnapshotLine;
  readonly url: string;
  /** Null for a page that exceeds the time or memory limit. */
  readonly article: SerializedPage | null;
}

/**
 * Parses the article of a snapshot; null if the workspace has no such snapshot.
 * @throws the signal's reason on cancellation.
 */
export async function readVersion(ctx: Context, id: string): Promise<SnapshotVersion | null> {
  const page = await readSnapshot(ctx, id);
  if (!page) return null;
  const { html, finalUrl: url, firstFetchedAt, fetchedAt } = page;
  const article = await toEvidencePage({ text: html, format: 'html', url, title: '' }, ctx.signal);
  const line = {
    id: page.id,
    firstReadAt: firstFetchedAt.toISOString(),
    lastReadAt: fetchedAt.toISOString(),
    title: article?.title ?? '',
    words: article && article.words,
  };
  return { line, url, article };
}
