import { z } from 'zod';
import type { Database } from '../../platform/db/client.ts';
import { decompressHtml } from '../page-body.ts';
import { keywordKey } from '../research-keyword.ts';
import { findResearchRow, readResearchPageRows, type KeywordResearch } from '../research-repository.ts';
import { findNewestAnswer } from '../serp-repository.ts';
import { suggestionsPart } from './search-parts.ts';
import type { SerializedPage } from './serialized-page.ts';
import { toEvidencePage } from './to-evidence-page.ts';

/** A page of a research with its article. */
export interface ReadResearchPage extends SerializedPage {
  readonly url: string;
  /** `web`, else the name of the source whose article it is. */
  readonly source: string;
  readonly position: number | null;
  readonly fetchedAt: Date;
}

/** What was last gathered of a keyword for a workspace; undefined for nothing. */
export async function findResearch(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<KeywordResearch | undefined> {
  return findResearchRow(db, { workspaceId, keyword: keywordKey(keyword) });
}

/** What a search box completed a keyword to when a source was last asked; empty where none was or knew. */
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

/** The pages of a research with their articles; one that takes more time than any page should is left out. */
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
