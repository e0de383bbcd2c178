import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Context } from '../context.ts';
import { newLeaseOwner } from '../db/lease.ts';
import { idempotencyKey } from '../db/schema/index.ts';
import { decryptResponse, encryptResponse, type StoredResponse } from './stored-response.ts';
import { httpMessages } from './messages.ts';

/** A call whose server has not renewed its lease for this long is considered dead. */
const LEASE_SECONDS = 30;
const RENEW_MS = 10_000;
const LOOK_MS = 250;

/**
 * Runs the work once per key outside any transaction, however long it takes: a second call with the key waits for the
 * first, on any server, and gets its response. A call that fails, or whose server is killed, releases the key.
 * @throws ApiError 422 if the key was used with another request.
 */
export async function runLongCallIdempotently(
  ctx: Context,
  key: string,
  request: string,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const requestHash = createHash('sha256').update(request).digest('hex');
  const runner = newLeaseOwner();
  while (!(await claim(ctx, key, requestHash, runner))) {
    const kept = await readKept(ctx, key);
    if (kept !== null && kept.requestHash !== requestHash) {
      throw new ApiError(422, 'idempotency_key_reused', httpMessages.keyReused);
    }
    if (kept !== null && kept.status !== null && kept.body !== null) {
      return decryptResponse(ctx, key, { status: kept.status, body: kept.body });
    }
    await delay(LOOK_MS, undefined, { signal: ctx.signal }).catch(() => ctx.signal.throwIfAborted());
  }
  const mine = and(isKey(ctx, key), eq(idempotencyKey.runner, runner));
  const renewal = setInterval(() => {
    void ctx.db
      .update(idempotencyKey)
      .set({ runsUntil: leaseEnd() })
      .where(mine)
      .catch((err: unknown) =>
        ctx.log.warn({ event: 'call_heartbeat_failed', err }, 'a running call could not say so'),
      );
  }, RENEW_MS);
  try {
    const answer = await work();
    await ctx.db
      .update(idempotencyKey)
      .set({ ...encryptResponse(ctx, key, answer), runner: null, runsUntil: null })
      .where(mine);
    return answer;
  } catch (error) {
    // If this fails too, the lease expires.
    await ctx.db
      .delete(idempotencyKey)
      .where(mine)
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function claim(ctx: Context, key: string, requestHash: string, runner: string): Promise<boolean> {
  const runsUntil = leaseEnd();
  const claimed = await ctx.db
    .insert(idempotencyKey)
    .values({ userId: ctx.actor.userId, key, requestHash, runner, runsUntil })
    .onConflictDoUpdate({
      target: [idempotencyKey.userId, idempotencyKey.key],
      set: { runner, runsUntil },
      setWhere: sql`${idempotencyKey.status} is null and ${idempotencyKey.requestHash} = ${requestHash}
        and ${idempotencyKey.runsUntil} < now()`,
    })
    .returning({ runner: idempotencyKey.runner });
  return claimed.length > 0;
}

async function readKept(ctx: Context, key: string): Promise<typeof idempotencyKey.$inferSelect | null> {
  const [kept] = await ctx.db.select().from(idempotencyKey).where(isKey(ctx, key));
  return kept ?? null;
}

const isKey = (ctx: Context, key: string) =>
  and(eq(idempotencyKey.userId, ctx.actor.userId), eq(idempotencyKey.key, key));

const leaseEnd = () => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
