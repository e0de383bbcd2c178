import { ENGINE_VERSION, type SubjectEvidence } from '@pagewright/engine';
import { compute, defineWork } from '../../../compute/index.ts';
import type { Database } from '../../../db/client.ts';
import {
  findResearch,
  putResearchSubject,
  readResearchPages,
  type KeywordResearch,
  type ReadResearchPage,
  type SerializedPage,
} from '../../../research/index.ts';
import { prepareSubject } from '../scoring/prepare-subject.ts';

const preparation = defineWork(new URL('../scoring/prepare-subject.ts', import.meta.url), prepareSubject, {
  kind: 'long',
});

/** What a workspace has gathered of a keyword; undefined for nothing. */
export async function researchFor(
  db: Database,
  workspaceId: string,
  keyword: string,
): Promise<KeywordResearch | undefined> {
  return keyword === '' ? undefined : findResearch(db, workspaceId, keyword);
}

/** What a research alone says of its keyword, for the engine. Prepared once for each version of the engine. */
export async function subjectOfKeyword(
  db: Database,
  keyword: string,
  research: KeywordResearch,
): Promise<SubjectEvidence> {
  // The engine of this version made it, so it has the shape that this version knows.
  if (research.subject !== null && research.engineVersion === ENGINE_VERSION)
    return research.subject as SubjectEvidence;
  const subject = await joinedSubject(db, keyword, [], research);
  await putResearchSubject(db, research, subject, ENGINE_VERSION);
  return subject;
}

/**
 * What pages that were given and a research say of a keyword together, each page once. Articles of an encyclopedia are
 * no competitors: they tell the subject's terms where there is no page, and such a subject is modelled.
 */
export async function joinedSubject(
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

/** Given pages, then those of the web that are none of them. */
export function joinPages(
  given: readonly SerializedPage[],
  found: readonly ReadResearchPage[],
): SerializedPage[] {
  const known = new Set(given.map(({ url }) => url));
  return [...given, ...found.filter(({ source, url }) => source === 'web' && !known.has(url))];
}
