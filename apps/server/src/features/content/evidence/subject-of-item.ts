import { ENGINE_VERSION, evidencePage, parsePaper } from '@pagewright/engine';
import type { EvidencePage, SubjectEvidence } from '@pagewright/engine';
import type { Database } from '../../../db/client.ts';
import { unpackPage } from '../../../research/index.ts';
import { findSubject, findWorkspace, putSubject, readPages, type KeptPage } from './evidence-repository.ts';
import { joinedSubject, researchFor, subjectOfKeyword } from './subject-of-keyword.ts';

/**
 * What the pages of an item and the workspace's research of a keyword say of it, for the engine. Prepared once for each
 * keyword, set of pages, research and version of the engine. Null where there is no keyword, and neither page nor research.
 */
export async function subjectOfItem(
  db: Database,
  contentId: string,
  keyword: string,
): Promise<SubjectEvidence | null> {
  if (keyword === '') return null;
  const workspaceId = await findWorkspace(db, contentId);
  const research = await researchFor(db, workspaceId, keyword);
  const researchId = research?.id ?? null;
  const known = await findSubject(db, contentId);
  // The engine of this version made it, so it has the shape that this version knows.
  if (known?.keyword === keyword && known.engineVersion === ENGINE_VERSION && known.researchId === researchId)
    return known.subject as SubjectEvidence;
  const kept = await readPages(db, contentId);
  if (kept.length === 0) return research ? subjectOfKeyword(db, keyword, research) : null;
  const subject = await joinedSubject(db, keyword, await Promise.all(kept.map(readPage)), research);
  await putSubject(db, { contentId, keyword, researchId, engineVersion: ENGINE_VERSION, subject });
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
