import { SOURCE_LIMITS } from '@pagewright/contract/content';
import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/client.ts';
import { contentMessages } from '../messages.ts';
import type { MeasuringContext, Measurements } from '../scoring/measurements.ts';
import { savingMeasured } from '../scoring/saving-measured.ts';
import type { UnsourcedSentence } from './find-unsourced.ts';
import { findDecisions, findRevisionText, findSourcingWorkspaces } from './source-repository.ts';

/** Whose text is to go public. */
interface ToShow {
  readonly id: string;
  readonly workspaceId: string;
}

interface Checking {
  readonly db: Database;
  readonly measurements: Measurements;
}

/**
 * Lets a revision of an item go public: in a workspace that requires sources, each sentence that wants one must have it,
 * or somebody must have decided that it may stand.
 * @throws ApiError 422 with the open sentences.
 */
export async function requireSources(inside: Checking, item: ToShow, revision: number): Promise<void> {
  if (!(await isSourceRequired(inside.db, item.workspaceId))) return;
  await requireText(inside, item, await findRevisionText(inside.db, item.id, revision));
}

/** As `requireSources`, of a text that is about to leave for another site; outside of any transaction. @throws ApiError 422. */
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

/** Those of the sentences about which nothing was decided. */
export async function openSentences(
  db: Database,
  contentId: string,
  found: readonly UnsourcedSentence[],
): Promise<UnsourcedSentence[]> {
  if (found.length === 0) return [];
  const decisions = await findDecisions(db, contentId);
  return found.filter(({ key }) => !decisions.has(key));
}
