import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import { withTransaction, type Database } from '../../../db/client.ts';
import {
  toEvidencePage,
  unpackPage,
  type KeywordResearch,
  type SerializedPage,
} from '../../../research/index.ts';
import { lockItem } from '../repository.ts';
import { findPages, putSubject, readPages, type KeptPage } from './evidence-repository.ts';
import { joinedSubject } from './subject-of-keyword.ts';

const untilDone = new AbortController().signal;

/** What is prepared of an item's pages. */
interface PagesOf {
  readonly contentId: string;
  readonly keyword: string;
  readonly research: KeywordResearch | undefined;
  readonly pageIds: readonly string[];
}

/** Prepares what an item's pages and a research say of a keyword, and keeps it where the item still has these pages. */
export async function subjectOfPages(
  db: Database,
  { contentId, keyword, research, pageIds }: PagesOf,
): Promise<SubjectEvidence> {
  const kept = await readPages(db, contentId);
  const subject = await joinedSubject(db, keyword, await readKept(kept), research);
  await withTransaction({ db }, async (inside) => {
    await lockItem(inside.db, contentId);
    const now = await findPages(inside.db, contentId);
    if (now.length !== pageIds.length || now.some(({ id }, index) => id !== pageIds[index])) return;
    const researchId = research?.id ?? null;
    await putSubject(inside.db, { contentId, keyword, researchId, engineVersion: ENGINE_VERSION, subject });
  });
  return subject;
}

/** Kept pages with their articles, one after the other; one that takes more time than any page should is left out. */
export async function readKept(kept: readonly KeptPage[]): Promise<SerializedPage[]> {
  const pages: SerializedPage[] = [];
  for (const page of kept) {
    const read = await readPage(page);
    if (read) pages.push(read);
  }
  return pages;
}

/** A kept page with its article; null for one that takes more time than any page should. */
export async function readPage(kept: KeptPage): Promise<SerializedPage | null> {
  return toEvidencePage(await unpackPage(kept), untilDone);
}
