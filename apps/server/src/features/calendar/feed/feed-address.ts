import { createHash, randomBytes } from 'node:crypto';
import { readFeed } from '@pagewright/contract/calendar';
import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { UnreadableSecretError } from '../../../platform/secrets/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { deleteFeed, findFeed, putFeed, type FeedRow } from './feed-repository.ts';

/** A secret address; null if there is none, or its key can no longer be shown. */
export interface FeedAddress {
  readonly url: string | null;
  readonly createdAt: string | null;
}

const KEY_BYTES = 32;

/** Hash by which a key is found. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

const placeOf = ({ actor }: Context) => ({
  workspaceId: actor.workspaceId,
  field: `calendarFeed:${actor.userId}`,
});

const addressOf = ({ services }: Context, key: string): string =>
  `${services.publicUrl()}${DEFAULT_BASE_PATH}${readFeed.path}?key=${key}`;

/** Reads the caller's secret address. */
export async function readFeedAddress(ctx: Context): Promise<FeedAddress> {
  const row = await findFeed(ctx.db, ctx.actor);
  return row === undefined
    ? { url: null, createdAt: null }
    : { url: shownAddress(ctx, row), createdAt: row.createdAt.toISOString() };
}

function shownAddress(ctx: Context, { sealedKey }: FeedRow): string | null {
  try {
    return addressOf(ctx, ctx.services.secrets.open(sealedKey, placeOf(ctx)));
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
}

/** Creates a new secret address for the caller and revokes the former one. */
export async function renewFeedAddress(ctx: Context): Promise<FeedAddress> {
  await ctx.services.identity.security.address?.require(ctx.actor, ctx.db);
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return withTransaction(ctx, async (inside) => {
    const { createdAt } = await putFeed(inside.db, ctx.actor, {
      keyHash: hashKey(key),
      sealedKey: ctx.services.secrets.seal(key, placeOf(ctx)),
    });
    await writeAudit(inside, 'calendar.renew_feed', ctx.actor.userId);
    return { url: addressOf(ctx, key), createdAt: createdAt.toISOString() };
  });
}

/** Revokes the caller's secret address. */
export async function removeFeedAddress(ctx: Context): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    await deleteFeed(inside.db, ctx.actor);
    await writeAudit(inside, 'calendar.remove_feed', ctx.actor.userId);
  });
}
