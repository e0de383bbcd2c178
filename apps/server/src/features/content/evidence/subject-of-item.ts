import { ENGINE_VERSION, evidencePage, parsePaper, prepareEvidence } from '@pagewright/engine';
import type { EvidencePage, SubjectEvidence } from '@pagewright/engine';
import type { Database } from '../../../db/client.ts';
import { unpackPage } from '../../../research/index.ts';
import { findSubject, putSubject, readPages, type KeptPage } from './evidence-repository.ts';

/**
 * What the pages of an item say of a keyword, for the engine. Prepared once for each keyword, set of pages and version
 * of the engine. Null where there is no page or no keyword.
 */
export async function subjectOfItem(
  db: Database,
  contentId: string,
  keyword: string,
): Promise<SubjectEvidence | null> {
  if (keyword === '') return null;
  const known = await findSubject(db, contentId);
  // The engine of this version made it, so it has the shape that this version knows.
  if (known?.keyword === keyword && known.engineVersion === ENGINE_VERSION)
    return known.subject as SubjectEvidence;
  const kept = await readPages(db, contentId);
  if (kept.length === 0) return null;
  const subject = prepareEvidence({ keyword, pages: await Promise.all(kept.map(readPage)) });
  await putSubject(db, { contentId, keyword, engineVersion: ENGINE_VERSION, subject });
  return subject;
}

/** A kept page as the engine takes it. */
export async function readPage(kept: KeptPage): Promise<EvidencePage> {
  return toEvidencePage(await unpackPage(kept));
}

/** A page as the engine takes it: the article of an HTML page, or the text that was given. */
export function toEvidencePage(page: {
  readonly url: string | null;
  readonly title: string;
  readonly format: 'html' | 'text';
  readonly text: string;
}): EvidencePage {
  const { url, title, format, text } = page;
  if (format === 'text') return { url, title, paper: parsePaper(text) };
  const read = evidencePage(text, url);
  return { ...read, title: title || read.title };
}
