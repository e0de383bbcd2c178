import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import { UnreadableSecretError } from '../secrets/index.ts';
import { httpMessages } from './messages.ts';

/** An answer as it is replayed. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** An answer as it is kept for its repetition: sealed, for it may hold a secret that is shown once. */
export function sealAnswer(ctx: Context, key: string, { status, body }: KeptAnswer): KeptAnswer {
  return { status, body: ctx.services.secrets.seal(body, placeOf(ctx, key)) };
}

/** @throws ApiError 422 where it was sealed with a key that is not there any more. */
export function openAnswer(ctx: Context, key: string, { status, body }: KeptAnswer): KeptAnswer {
  try {
    return { status, body: ctx.services.secrets.open(body, placeOf(ctx, key)) };
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
  }
}

/** The key is its user's, in whichever workspace they used it. */
function placeOf({ actor }: Context, key: string) {
  return { workspaceId: '', field: `answer:${actor.userId}:${key}` };
}
