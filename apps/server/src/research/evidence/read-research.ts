import { z } from 'zod';
import type { Database } from '../../platform/db/client.ts';
import { decompressHtml } from '../page-body.ts';
import { keywordKey } from '../research-keyword.ts';
import { findResearchRow, readResearchPageRows, type KeywordResearch } from '../research-repository.ts';
import { findNewestAnswer } from '../serp-repository.ts';
import { suggestionsPart } from './search-parts.ts';
import type { SerializedPage } from './serialized-page.ts';
import { toEvidencePage } from './to-evidence-page.ts';

/** A page of a keyword's research with its article. */
export interface ReadResearchPage extends SerializedPage {
  readonly url: string;
  /** `web`, or the name of the source that provided the article. */
  readonly source: string;
  readonly position: number | null;
  readonly fetchedAt: Date;
}

/** A workspace's latest research on a keyword; undefined if there is none. */
export async function findResearch(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<KeywordResearch | undefined> {
  return findResearchRow(db, { workspaceId, keyword: keywordKey(keyword) });
}

/** The latest autocomplete suggestions for a keyword; empty if no source was asked or knew any. */
export async function findSuggestions(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<readonly string[]> {
  if (keyword === '') return [];
  const which = { workspaceId, keyword: keywordKey(keyword), part: suggestionsPart.name };
  const kept = z.object({ known: suggestionsPart.schema }).safeParse(await findNewestAnswer(db, which));
  return kept.data?.known ?? [];
}

/** The pages of a research with their articles, except those that take too long to extract. */
export async function readResearchPages(
  db: Database,
  research: KeywordResearch,
): Promise<ReadResearchPage[]> {
  const rows = await readResearchPageRows(db, research);
  const { signal } = new AbortController();
  const pages: ReadResearchPage[] = [];
  for (const { url, title, source, position, fetchedAt, ...body } of rows) {
    const page = await toEvidencePage(
      { text: await decompressHtml(body), format: 'html', url, title },
      signal,
    );
    if (page) pages.push({ ...page, url, source, position, fetchedAt });
  }
  return pages;
}
