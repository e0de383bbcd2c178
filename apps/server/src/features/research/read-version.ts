import type { SnapshotLine } from '@pagewright/contract/research';
import type { EvidencePage } from '@pagewright/engine';
import type { Context } from '../../context.ts';
import { readSnapshot, toEvidencePage, wordsOf } from '../../research/index.ts';

/** A snapshot with its article as the engine takes it. */
export interface Version {
  readonly line: SnapshotLine;
  readonly url: string;
  /** Null for a page that takes more time or memory than any should. */
  readonly article: EvidencePage | null;
}

/** Reads the article of a snapshot; null where the workspace has none of this id. @throws the signal's reason. */
export async function readVersion(ctx: Context, id: string): Promise<Version | null> {
  const page = await readSnapshot(ctx, id);
  if (!page) return null;
  const { html, finalUrl: url, firstFetchedAt, fetchedAt } = page;
  const article = await toEvidencePage({ text: html, format: 'html', url, title: '' }, ctx.signal);
  const line = {
    id: page.id,
    firstReadAt: firstFetchedAt.toISOString(),
    lastReadAt: fetchedAt.toISOString(),
    title: article?.title ?? '',
    words: article && wordsOf(article.paper),
  };
  return { line, url, article };
}
