import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import { UnreadableSecretError } from '../secrets/index.ts';
import { httpMessages } from './messages.ts';

/** A response stored for replay. */
export interface StoredResponse {
  readonly status: number;
  readonly body: string;
}

/** Encrypts a response for storage: it may contain a secret that is shown once. */
export function encryptResponse(ctx: Context, key: string, { status, body }: StoredResponse): StoredResponse {
  return { status, body: ctx.services.secrets.seal(body, placeOf(ctx, key)) };
}

/** @throws ApiError 422 if it was encrypted with a key that this server does not have. */
export function decryptResponse(ctx: Context, key: string, { status, body }: StoredResponse): StoredResponse {
  try {
    return { status, body: ctx.services.secrets.open(body, placeOf(ctx, key)) };
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    throw new ApiError(422, 'idempotent_answer_unreadable', httpMessages.answerUnreadable);
  }
}

/** Keys belong to a user, across workspaces. */
function placeOf({ actor }: Context, key: string) {
  return { workspaceId: '', field: `answer:${actor.userId}:${key}` };
}
