import type * as contract from '@pagewright/contract/analytics';
import { PAGE_SPEED_LIMITS, type PageSpeedConnection } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { PageSpeedError, type PageSpeed } from '../../../providers/page-speed/port.ts';
import type { SecretPlace } from '../../../platform/secrets/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { openWithKey, requireConnected } from '../scheduled-imports/stored-key.ts';
import { analyticsMessages } from '../messages.ts';
import { mayChangeConnection, requireKeyProof } from '../search-connection/policy.ts';
import { findCheckedSite } from './checked-site.ts';
import {
  scheduleCheck,
  countSpeed,
  deleteSpeedConnection,
  findSpeedConnection,
  writeSpeedKey,
  type SpeedConnectionRow,
} from './connection-repository.ts';
import { showProblem } from './show-speed.ts';
import { syncTargets } from './target-repository.ts';

type Answer = HandlerOutput<typeof contract.readPageSpeedConnection>;
const SHOWN_CHARACTERS = 4;
/** Origin used to test a key: the response shows whether Google accepts the key. */
const TEST_ORIGIN = 'https://www.google.com';

/** The place that a workspace's API key is sealed for. */
export function speedKeyPlace(workspaceId: string): SecretPlace {
  return { workspaceId, field: 'page-speed' };
}

/** Returns the connection of the caller's workspace for display, with only the end of the key. */
export async function showSpeedConnection(ctx: Context): Promise<Answer> {
  const row = await findSpeedConnection(ctx.db, ctx.actor.workspaceId);
  const mayChange = mayChangeConnection(ctx.actor);
  if (!row) return { connection: null, mayChange };
  const { keyEnd, createdAt, origin, checkedAt, isChecking, dueAt } = row;
  return {
    connection: {
      keyEnd,
      createdAt: createdAt.toISOString(),
      site: origin,
      state: stateOf(row),
      problem: showProblem(row),
      checkedAt: checkedAt?.toISOString() ?? null,
      nextCheckAt: isChecking || origin === null ? null : dueAt.toISOString(),
      ...(await countSpeed(ctx.db, ctx.actor.workspaceId)),
      callsPerDay: PAGE_SPEED_LIMITS.callsPerDay,
    },
    mayChange,
  };
}

function stateOf(row: SpeedConnectionRow): PageSpeedConnection['state'] {
  if (row.problem !== null) return 'failing';
  if (row.origin === null) return 'no_site';
  return row.isChecking || row.dueAt.getTime() <= Date.now() ? 'checking' : 'current';
}

/** Connects Google's page speed data after Google accepts the key. @throws ApiError 403 by policy; PageSpeedError. */
export async function connectPageSpeed(
  ctx: Context,
  { key }: ParsedRequest<typeof contract.connectPageSpeed>['body'],
): Promise<Answer> {
  requireSpeedAdmin(ctx);
  // Not a valid header value, so not a key from Google.
  if (!/^[\w.~-]+$/.test(key)) throw new PageSpeedError('speed_key_invalid');
  await requireKeyProof(ctx);
  await testKey(ctx, ctx.services.pageSpeed(key));
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await writeSpeedKey(inside.db, {
      workspaceId,
      authorId,
      key: ctx.services.secrets.seal(key, speedKeyPlace(workspaceId)),
      keyEnd: key.slice(-SHOWN_CHARACTERS),
    });
    await syncTargets(inside.db, workspaceId, await findCheckedSite(inside, { workspaceId, authorId }));
    await writeAudit(inside, 'analytics.connect_speed', workspaceId);
    return showSpeedConnection(inside);
  });
}

/** Tests the stored key; if Google accepts it, checks resume at once. @throws ApiError 403, 404; PageSpeedError. */
export async function testSpeedConnection(ctx: Context): Promise<Answer> {
  requireSpeedAdmin(ctx);
  const row = await requireSpeedConnection(ctx);
  await testKey(ctx, openPageSpeed(ctx, row));
  if (row.problem !== null) await scheduleCheck(ctx.db, ctx.actor.workspaceId);
  return showSpeedConnection(ctx);
}

/** Starts the next check now. @throws ApiError 403 or 404 by policy. */
export async function checkSpeed(ctx: Context): Promise<Answer> {
  requireSpeedAdmin(ctx);
  await withTransaction(ctx, async (inside) => {
    const row = await requireSpeedConnection(inside, true);
    await syncTargets(inside.db, row.workspaceId, await findCheckedSite(inside, row));
    await scheduleCheck(inside.db, row.workspaceId);
  });
  return showSpeedConnection(ctx);
}

/**
 * Deletes the key and all data read with it.
 * @throws ApiError 403 or 404 by policy.
 */
export async function removeSpeedConnection(ctx: Context): Promise<void> {
  requireSpeedAdmin(ctx);
  await withTransaction(ctx, async (inside) => {
    await requireSpeedConnection(inside, true);
    await deleteSpeedConnection(inside.db, ctx.actor.workspaceId);
    await writeAudit(inside, 'analytics.disconnect_speed', ctx.actor.workspaceId);
  });
}

const requireSpeedConnection = async (ctx: Context, isLocked = false): Promise<SpeedConnectionRow> =>
  requireConnected(await findSpeedConnection(ctx.db, ctx.actor.workspaceId, isLocked));

/** @throws ApiError 403 unless the caller is an admin. */
function requireSpeedAdmin({ actor }: Pick<Context, 'actor'>): void {
  if (!mayChangeConnection(actor)) throw new ApiError(403, 'forbidden', analyticsMessages.speedForAdmins);
}

async function testKey({ signal }: Context, pageSpeed: PageSpeed): Promise<void> {
  await pageSpeed.readFieldData({ origin: TEST_ORIGIN }, 'phone', signal);
}

/**
 * Opens Google's page speed data with the stored key.
 * @throws PageSpeedError if the key can no longer be decrypted.
 */
export function openPageSpeed(
  ctx: Pick<Context, 'services'>,
  { workspaceId, key }: Pick<SpeedConnectionRow, 'workspaceId' | 'key'>,
): PageSpeed {
  return openWithKey(
    ctx,
    { key, place: speedKeyPlace(workspaceId) },
    (text) => ctx.services.pageSpeed(text),
    (cause) => new PageSpeedError('speed_key_unreadable', { cause }),
  );
}
