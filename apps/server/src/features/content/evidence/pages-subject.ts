import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import {
  toEvidencePage,
  unpackPage,
  type KeywordResearch,
  type SerializedPage,
} from '../../../research/index.ts';
import { lockItem } from '../repository.ts';
import { findPages, putSubject, readPages, type StoredPage } from './evidence-repository.ts';
import { combineSubject } from './keyword-subject.ts';

const untilDone = new AbortController().signal;

/** The inputs of a prepared subject. */
interface PagesOf {
  readonly contentId: string;
  readonly keyword: string;
  readonly research: KeywordResearch | undefined;
  readonly pageIds: readonly string[];
}

/**
 * Computes what an item's pages and its research tell about a keyword, and stores it if the item still has these
 * pages.
 */
export async function preparePagesSubject(
  db: Database,
  { contentId, keyword, research, pageIds }: PagesOf,
): Promise<SubjectEvidence> {
  const kept = await readPages(db, contentId);
  const subject = await combineSubject(db, keyword, await parseStoredPages(kept), research);
  await withTransaction({ db }, async (inside) => {
    await lockItem(inside.db, contentId);
    const now = await findPages(inside.db, contentId);
    if (now.length !== pageIds.length || now.some(({ id }, index) => id !== pageIds[index])) return;
    const researchId = research?.id ?? null;
    await putSubject(inside.db, { contentId, keyword, researchId, engineVersion: ENGINE_VERSION, subject });
  });
  return subject;
}

/** Parses stored pages one by one. Pages that take too long to process are left out. */
export async function parseStoredPages(kept: readonly StoredPage[]): Promise<SerializedPage[]> {
  const pages: SerializedPage[] = [];
  for (const page of kept) {
    const read = await parseStoredPage(page);
    if (read) pages.push(read);
  }
  return pages;
}

/** Parses a stored page; null if it takes too long to process. */
export async function parseStoredPage(kept: StoredPage): Promise<SerializedPage | null> {
  return toEvidencePage(await unpackPage(kept), untilDone);
}
