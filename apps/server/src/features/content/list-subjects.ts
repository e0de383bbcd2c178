import type { ExistingArticle } from '@pagewright/engine';
import type { Context } from '../../platform/context.ts';
import { toFilter } from './list-content.ts';
import { findSubjects } from './list-repository.ts';

/** Recent items are compared by keyword and title, older ones by keyword only. */
const MAX_SUBJECTS = 2_000;

/**
 * Lists what items that the caller may read are written for: the 2,000 last changed, plus any others whose keyword is
 * one of `keywords`.
 */
export async function listSubjects(ctx: Context, keywords: readonly string[]): Promise<ExistingArticle[]> {
  const filter = toFilter(ctx.actor, { authorId: 'all' });
  const latest = await findSubjects(ctx.db, filter, null, MAX_SUBJECTS);
  if (latest.length < MAX_SUBJECTS) return latest;
  const ids = new Set(latest.map(({ id }) => id));
  const named = await findSubjects(ctx.db, filter, keywords, MAX_SUBJECTS);
  return [...latest, ...named.filter(({ id }) => !ids.has(id))];
}
