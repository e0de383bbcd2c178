import { randomUUID } from 'node:crypto';
import type { RemotePost } from '@pagewright/contract/publishing/connections';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  readContent,
  readSavedVersion,
  requireApprovalOfSaved,
  requireSourcedText,
} from '../../content/index.ts';
import { requireConnection } from '../connections/require-connection.ts';
import { publishingRefusals } from '../messages.ts';
import { REMOTE_POST, type RemoteAction, type RemotePostPayload } from './remote-post-payload.ts';
import {
  findRemotePost,
  lockPost,
  recordLatestAction,
  type RemotePostKey,
} from './remote-post-repository.ts';
import { toRemotePost } from './to-remote-post.ts';

/**
 * Publishes or updates an item on a connected site. Does nothing twice while a send is pending.
 * @throws ApiError 404, 403 by the content policy; 409 while another action is pending; 422 without the approval or
 * sources the workspace requires.
 */
export function sendToConnection(ctx: Context, contentId: string, connectionId: string): Promise<RemotePost> {
  return requestAction(ctx, { contentId, connectionId }, 'send');
}

/**
 * Turns an item into a draft on a connected site.
 * @throws ApiError as `sendToConnection`; 409 if it is not posted there.
 */
export function takeDownFromConnection(
  ctx: Context,
  contentId: string,
  connectionId: string,
): Promise<RemotePost> {
  return requestAction(ctx, { contentId, connectionId }, 'take-down');
}

async function requestAction(ctx: Context, place: RemotePostKey, action: RemoteAction): Promise<RemotePost> {
  if (action === 'send') await checkSources(ctx, place);
  return withTransaction(ctx, async (inside) => {
    const { canEdit } = await readContent(inside, place.contentId);
    const { workspaceId } = await requireConnection(inside, place.connectionId);
    if (!canEdit) throw new ApiError(403, 'forbidden', publishingRefusals.notYours);
    if (action === 'send') await requireApprovalOfSaved(inside.db, { id: place.contentId, workspaceId });
    await lockPost(inside.db, place);
    const before = await findRemotePost(inside.db, place);
    if (before?.isSending) throw new ApiError(409, 'still_sending', publishingRefusals.stillSending);
    if (action === 'take-down' && (before?.remoteId ?? null) === null)
      throw new ApiError(409, 'not_there', publishingRefusals.notThere);
    await enqueueAction(inside.db, { ...place, workspaceId, userId: ctx.actor.userId, act: action });
    await writeAudit(inside, `remote-post.${action}`, place.contentId, { connectionId: place.connectionId });
    const row = await findRemotePost(inside.db, place);
    if (!row) throw new ApiError(404, 'not_found', publishingRefusals.noConnection);
    return toRemotePost(row);
  });
}

/** The effect checks this again when it sends. Checking here tells the user right away. */
async function checkSources(ctx: Context, { contentId }: RemotePostKey): Promise<void> {
  const { canEdit } = await readContent(ctx, contentId);
  const version = canEdit ? await readSavedVersion(ctx, contentId) : undefined;
  if (version) await requireSourcedText(ctx, { id: contentId, workspaceId: ctx.actor.workspaceId }, version);
}

/** Enqueues an action with a unique key, in the caller's transaction. */
export async function enqueueAction(
  db: Database,
  payload: Omit<RemotePostPayload, 'effectKey'>,
): Promise<void> {
  const { contentId, connectionId } = payload;
  const effectKey = `${REMOTE_POST}:${contentId}:${connectionId}:${randomUUID()}`;
  await recordLatestAction(db, { contentId, connectionId }, effectKey);
  await writeEffects({ db }, [
    {
      kind: REMOTE_POST,
      key: effectKey,
      payload: { ...payload, effectKey },
      channel: `connection:${connectionId}`,
    },
  ]);
}
