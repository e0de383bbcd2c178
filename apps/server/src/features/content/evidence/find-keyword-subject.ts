import type { SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { findKeywordResearch, prepareKeywordSubject } from './keyword-subject.ts';

/** Returns what the research of the caller's workspace tells about a keyword; null if there is none. */
export async function findKeywordSubject(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  keyword: string,
): Promise<SubjectEvidence | null> {
  const research = await findKeywordResearch(db, actor.workspaceId, keyword);
  return research ? prepareKeywordSubject(db, keyword, research) : null;
}
