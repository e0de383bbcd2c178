import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Database } from '../../../platform/db/client.ts';
import {
  findResearch,
  saveResearchSubject,
  readResearchPages,
  type KeywordResearch,
  type ReadResearchPage,
  type SerializedPage,
} from '../../../research/index.ts';
import { prepareSubject } from '../scoring/prepare-subject.ts';

const preparation = defineTask(new URL('../scoring/prepare-subject.ts', import.meta.url), prepareSubject, {
  kind: 'long',
});

/** Finds a workspace's research of a keyword. */
export async function findKeywordResearch(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<KeywordResearch | undefined> {
  return keyword === '' ? undefined : findResearch(db, workspaceId, keyword);
}

/** Returns what research alone tells about its keyword. Computed once per engine version. */
export async function prepareKeywordSubject(
  db: Database,
  keyword: string,
  research: KeywordResearch,
): Promise<SubjectEvidence> {
  // Computed by this engine version, so it has the expected shape.
  if (research.subject !== null && research.engineVersion === ENGINE_VERSION)
    return research.subject as SubjectEvidence;
  const subject = await combineSubject(db, keyword, [], research);
  await saveResearchSubject(db, research, subject, ENGINE_VERSION);
  return subject;
}

/**
 * Combines what submitted pages and research tell about a keyword, each page once. Encyclopedia articles are not
 * competitors: they only supply terms if there are no pages, and such a subject is modeled.
 */
export async function combineSubject(
  db: Database,
  keyword: string,
  given: readonly SerializedPage[],
  research: KeywordResearch | undefined,
): Promise<SubjectEvidence> {
  const found = research ? await readResearchPages(db, research) : [];
  const pages = joinPages(given, found);
  return compute(preparation, {
    keyword,
    pages,
    peopleAlsoAsk: research?.questions ?? [],
    references: pages.length > 0 ? [] : found,
  });
}

/** Joins submitted pages with those from the web that are not among them. */
export function joinPages(
  given: readonly SerializedPage[],
  found: readonly ReadResearchPage[],
): SerializedPage[] {
  const known = new Set(given.map(({ url }) => url));
  return [...given, ...found.filter(({ source, url }) => source === 'web' && !known.has(url))];
}
