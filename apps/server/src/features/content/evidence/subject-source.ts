import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import type { Database } from '../../../platform/db/client.ts';
import { findPages, findSubject, findWorkspace } from './evidence-repository.ts';
import { preparePagesSubject } from './pages-subject.ts';
import { findKeywordResearch, prepareKeywordSubject } from './keyword-subject.ts';

/** Whose evidence counts: an item's, or a workspace's if there is no item yet. */
export type SubjectOwner = { readonly contentId: string } | { readonly workspaceId: string };

/** What the score of a keyword is based on. */
export interface SubjectSource {
  /** Identifies the pages and the research; another key means other evidence. */
  readonly key: string;
  readonly subject: SubjectEvidence | null;
}

interface FoundSource {
  readonly key: string;
  /** Undefined until it is prepared. */
  readonly subject: SubjectEvidence | null | undefined;
  readonly prepare: () => Promise<SubjectEvidence>;
}

const NOTHING: FoundSource = {
  key: 'nothing',
  subject: null,
  prepare: () => Promise.reject(new Error('nothing is to be prepared')),
};

/** Finds what is known about a keyword, without computing anything. */
export async function findSource(db: Database, keyword: string, of: SubjectOwner): Promise<FoundSource> {
  if (keyword === '') return NOTHING;
  const contentId = 'contentId' in of ? of.contentId : null;
  const workspaceId = 'workspaceId' in of ? of.workspaceId : await findWorkspace(db, of.contentId);
  const research = await findKeywordResearch(db, workspaceId, keyword);
  const pages = contentId === null ? [] : await findPages(db, contentId);
  const researchId = research?.id ?? null;
  if (contentId === null || pages.length === 0) {
    if (!research) return NOTHING;
    // Computed by this engine version, so it has the expected shape.
    const isKnown = research.subject !== null && research.engineVersion === ENGINE_VERSION;
    return {
      key: `research ${researchId}`,
      subject: isKnown ? (research.subject as SubjectEvidence) : undefined,
      prepare: () => prepareKeywordSubject(db, keyword, research),
    };
  }
  const ids = pages.map(({ id }) => id);
  const known = await findSubject(db, contentId);
  const isKnown =
    known?.keyword === keyword && known.engineVersion === ENGINE_VERSION && known.researchId === researchId;
  return {
    key: `pages ${ids.join(' ')} ${researchId}`,
    subject: isKnown ? (known.subject as SubjectEvidence) : undefined,
    prepare: () => preparePagesSubject(db, { contentId, keyword, research, pageIds: ids }),
  };
}

/** Like `findSource`, but prepares missing evidence. Call it outside any transaction: it may take seconds. */
export async function prepareSource(db: Database, keyword: string, of: SubjectOwner): Promise<SubjectSource> {
  const { key, subject, prepare } = await findSource(db, keyword, of);
  return { key, subject: subject === undefined ? await prepare() : subject };
}

/**
 * Returns what the pages of an item and the workspace's research tell about a keyword. Prepared once per keyword, set
 * of pages, research, and engine version. Null without a keyword, or with neither pages nor research.
 */
export async function prepareItemSubject(
  db: Database,
  contentId: string,
  keyword: string,
): Promise<SubjectEvidence | null> {
  return (await prepareSource(db, keyword, { contentId })).subject;
}
