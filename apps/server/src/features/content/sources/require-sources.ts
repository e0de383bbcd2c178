import { SOURCE_LIMITS } from '@pagewright/contract/content';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/client.ts';
import { contentMessages } from '../messages.ts';
import type { MeasuringContext, Measurements } from '../scoring/measurements.ts';
import { savingMeasured } from '../scoring/saving-measured.ts';
import type { UnsourcedSentence } from './find-unsourced.ts';
import { findDecisions, findRevisionText, findSourcingWorkspaces } from './source-repository.ts';

/** The item that is about to go public. */
interface ToShow {
  readonly id: string;
  readonly workspaceId: string;
}

interface Checking {
  readonly db: Database;
  readonly measurements: Measurements;
}

/**
 * Checks that a revision may go public: in a workspace that requires sources, each sentence that needs one must have
 * it or a decision that it may go without.
 * @throws ApiError 422 with the open sentences.
 */
export async function requireSources(inside: Checking, item: ToShow, revision: number): Promise<void> {
  if (!(await isSourceRequired(inside.db, item.workspaceId))) return;
  await requireText(inside, item, await findRevisionText(inside.db, item.id, revision));
}

/**
 * Like `requireSources`, for a text about to be sent to another site; call it outside any transaction.
 * @throws ApiError 422.
 */
export async function requireSourcedText(ctx: MeasuringContext, item: ToShow, text: string): Promise<void> {
  if (!(await isSourceRequired(ctx.db, item.workspaceId))) return;
  await savingMeasured(ctx, (inside) => requireText(inside, item, text));
}

/** Whether a workspace requires sources before publishing. */
export async function isSourceRequired(db: Database, workspaceId: string): Promise<boolean> {
  return (await findSourcingWorkspaces(db, [workspaceId])).has(workspaceId);
}

async function requireText({ db, measurements }: Checking, { id }: ToShow, text: string): Promise<void> {
  const open = await openSentences(db, id, measurements.unsourcedIn(text));
  if (open.length === 0) return;
  throw new ApiError(422, 'sources_needed', contentMessages.sourcesNeeded(open.length), {
    extra: {
      open: open.length,
      sentences: open
        .slice(0, SOURCE_LIMITS.listed)
        .map(({ text: sentence, reason }) => ({ text: sentence, reason })),
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
