import { randomUUID } from 'node:crypto';
import type { RemotePost } from '@pagewright/contract/publishing/connections';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction, type Database } from '../../../db/client.ts';
import { writeEffects } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  readContent,
  readSavedVersion,
  requireApprovalOfSaved,
  requireSourcedText,
} from '../../content/index.ts';
import { requireConnection } from '../connections/require-connection.ts';
import { publishingRefusals } from '../messages.ts';
import { REMOTE_POST, type RemoteAct, type RemotePostPayload } from './remote-post-payload.ts';
import { findRemotePost, lockPost, putLastAct, type PostPlace } from './remote-post-repository.ts';
import { showRemotePost } from './show-remote-post.ts';

/**
 * Has an item published on the site of a connection, or brought up to date there; what is on its way already is not
 * sent twice.
 * @throws ApiError 404, 403 by the policy of items; 409 while something else is on its way; 422 without the approval or
 * the sources that the workspace wants.
 */
export function sendToConnection(ctx: Context, contentId: string, connectionId: string): Promise<RemotePost> {
  return act(ctx, { contentId, connectionId }, 'send');
}

/**
 * Has an item made a draft on the site of a connection.
 * @throws ApiError as `sendToConnection`, 409 where it does not stand there.
 */
export function takeDownFromConnection(
  ctx: Context,
  contentId: string,
  connectionId: string,
): Promise<RemotePost> {
  return act(ctx, { contentId, connectionId }, 'take-down');
}

async function act(ctx: Context, place: PostPlace, deed: RemoteAct): Promise<RemotePost> {
  if (deed === 'send') await requireSourcesBefore(ctx, place);
  return withTransaction(ctx, async (inside) => {
    const { canEdit } = await readContent(inside, place.contentId);
    const { workspaceId } = await requireConnection(inside, place.connectionId);
    if (!canEdit) throw new ApiError(403, 'forbidden', publishingRefusals.notYours);
    if (deed === 'send') await requireApprovalOfSaved(inside.db, { id: place.contentId, workspaceId });
    await lockPost(inside.db, place);
    const before = await findRemotePost(inside.db, place);
    if (before?.isSending) throw new ApiError(409, 'still_sending', publishingRefusals.stillSending);
    if (deed === 'take-down' && (before?.remoteId ?? null) === null)
      throw new ApiError(409, 'not_there', publishingRefusals.notThere);
    await causeAct(inside.db, { ...place, workspaceId, userId: ctx.actor.userId, act: deed });
    await writeAudit(inside, `remote-post.${deed}`, place.contentId, { connectionId: place.connectionId });
    const row = await findRemotePost(inside.db, place);
    if (!row) throw new ApiError(404, 'not_found', publishingRefusals.noConnection);
    return showRemotePost(row);
  });
}

/** What is sent is looked at again when it is: here, so that the person hears of it at once. */
async function requireSourcesBefore(ctx: Context, { contentId }: PostPlace): Promise<void> {
  const { canEdit } = await readContent(ctx, contentId);
  const version = canEdit ? await readSavedVersion(ctx, contentId) : undefined;
  if (version)
    await requireSourcedText(ctx, { id: contentId, workspaceId: ctx.actor.workspaceId }, version.content);
}

/** Writes the effect of an act, with a key of its own, in the caller's transaction. */
export async function causeAct(db: Database, payload: Omit<RemotePostPayload, 'effectKey'>): Promise<void> {
  const { contentId, connectionId } = payload;
  const effectKey = `${REMOTE_POST}:${contentId}:${connectionId}:${randomUUID()}`;
  await putLastAct(db, { contentId, connectionId }, effectKey);
  await writeEffects({ db }, [
    {
      kind: REMOTE_POST,
      key: effectKey,
      payload: { ...payload, effectKey },
      channel: `connection:${connectionId}`,
    },
  ]);
}
