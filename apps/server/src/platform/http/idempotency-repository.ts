import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../db/client.ts';
import { idempotencyKey } from '../db/schema/index.ts';
import { decryptResponse, encryptResponse, type StoredResponse } from './stored-response.ts';
import { httpMessages } from './messages.ts';

/**
 * Runs the work once per key. The key's row and the work share a transaction: a second call with the key waits for the
 * first and gets its response; a failed or aborted first call leaves nothing.
 * @throws ApiError 422 if the key was used with another request.
 */
export async function runIdempotently(
  ctx: Context,
  key: string,
  request: string,
  work: (ctx: Context) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const requestHash = createHash('sha256').update(request).digest('hex');
  const ofKey = and(eq(idempotencyKey.userId, ctx.actor.userId), eq(idempotencyKey.key, key));
  return withTransaction(ctx, async (inside) => {
    const claimed = await inside.db
      .insert(idempotencyKey)
      .values({ userId: ctx.actor.userId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    if (claimed.length > 0) {
      const answer = await work(inside);
      await inside.db
        .update(idempotencyKey)
        .set(encryptResponse(ctx, key, answer))
        .where(ofKey);
      return answer;
    }
    const [kept] = await inside.db.select().from(idempotencyKey).where(ofKey);
    if (kept?.status == null || kept.body === null || kept.requestHash !== requestHash) {
      throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
    }
    return decryptResponse(ctx, key, { status: kept.status, body: kept.body });
  });
}
