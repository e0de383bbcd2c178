import type { SubjectEvidence } from '@pagewright/engine';
import type { Context } from '../../../context.ts';
import { researchFor, subjectOfKeyword } from './subject-of-keyword.ts';

/** Returns what the research of the caller's workspace tells about a keyword; null if there is none. */
export async function findKeywordSubject(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  keyword: string,
): Promise<SubjectEvidence | null> {
  const research = await researchFor(db, actor.workspaceId, keyword);
  return research ? subjectOfKeyword(db, keyword, research) : null;
}
