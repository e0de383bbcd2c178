import { SOURCE_LIMITS } from '@pagewright/contract/content';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { contentMessages } from '../messages.ts';
import type { ScoringContext, ScoreCache } from '../scoring/score-cache.ts';
import { withScoredTransaction } from '../scoring/scored-transaction.ts';
import type { PublishedText, UnsourcedSentence } from './find-unsourced.ts';
import { findDecisions, findPublishedText, findWorkspacesRequiringSources } from './source-repository.ts';

/** The item that is about to go public. */
interface ToPublish {
  readonly id: string;
  readonly workspaceId: string;
}

interface Checking {
  readonly db: Database;
  readonly scoreCache: ScoreCache;
}

/**
 * Checks that a revision may go public: in a workspace that requires sources, each sentence that needs one must have
 * it or a decision that it may go without.
 * @throws ApiError 422 with the open sentences.
 */
export async function requireSources(inside: Checking, item: ToPublish, revision: number): Promise<void> {
  if (!(await areSourcesRequired(inside.db, item.workspaceId))) return;
  await requireText(inside, item, await findPublishedText(inside.db, item.id, revision));
}

/**
 * Like `requireSources`, for a text about to be sent to another site; call it outside any transaction.
 * @throws ApiError 422.
 */
export async function requireSourcedText(
  ctx: ScoringContext,
  item: ToPublish,
  text: PublishedText,
): Promise<void> {
  if (!(await areSourcesRequired(ctx.db, item.workspaceId))) return;
  await withScoredTransaction(ctx, (inside) => requireText(inside, item, text));
}

/** Whether a workspace requires sources before publishing. */
export async function areSourcesRequired(db: Database, workspaceId: string): Promise<boolean> {
  return (await findWorkspacesRequiringSources(db, [workspaceId])).has(workspaceId);
}

async function requireText(
  { db, scoreCache }: Checking,
  { id }: ToPublish,
  text: PublishedText,
): Promise<void> {
  const open = await openSentences(db, id, scoreCache.unsourcedIn(text));
  if (open.length === 0) return;
  throw new ApiError(422, 'sources_needed', contentMessages.sourcesNeeded(open.length), {
    extra: {
      open: open.length,
      sentences: open
        .slice(0, SOURCE_LIMITS.listed)
        .map(({ text: sentence, reason, place }) => ({ text: sentence, reason, place })),
    },
  });
}

/** Returns the sentences without a decision. */
export async function openSentences(
  db: Database,
  contentId: string,
  found: readonly UnsourcedSentence[],
): Promise<UnsourcedSentence[]> {
  if (found.length === 0) return [];
  const decisions = await findDecisions(db, contentId);
  return found.filter(({ key }) => !decisions.has(key));
}
