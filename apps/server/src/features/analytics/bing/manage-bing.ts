import type * as contract from '@pagewright/contract/analytics';
import type { BingConnection } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import type { SecretPlace } from '../../../platform/secrets/index.ts';
import { BingError, type BingSite, type BingWebmaster } from '../../../providers/bing-webmaster/port.ts';
import { writeAudit } from '../../audit/index.ts';
import { describeImportProblem } from '../scheduled-imports/describe-import-problem.ts';
import { openWithKey, requireConnected } from '../scheduled-imports/stored-key.ts';
import { mayChangeConnection, requireConnecting, requireKeyProof } from '../search-connection/policy.ts';
import {
  chooseBingSite,
  deleteBingConnection,
  findBingConnection,
  scheduleBingPull,
  writeBingKey,
  type BingConnectionRow,
} from './connection-repository.ts';
import { readBingReach } from './figures-repository.ts';

type Answer = HandlerOutput<typeof contract.readBingConnection>;
const SHOWN_CHARACTERS = 4;

/** The place that a workspace's API key is sealed for. */
export function bingKeyPlace(workspaceId: string): SecretPlace {
  return { workspaceId, field: 'bing-webmaster' };
}

/** Returns the connection of the caller's workspace for display, with only the end of the key. */
export async function showBingConnection(ctx: Context): Promise<Answer> {
  const row = await findBingConnection(ctx.db, ctx.actor.workspaceId);
  const mayChange = mayChangeConnection(ctx.actor);
  if (!row) return { connection: null, mayChange };
  const { keyEnd, site, createdAt, problem, problemSince, pulledAt, isPulling, dueAt } = row;
  return {
    connection: {
      keyEnd,
      site,
      createdAt: createdAt.toISOString(),
      state: stateOf(row),
      problem:
        problem === null
          ? null
          : {
              code: problem,
              message: describeImportProblem(new BingError(problem)),
              since: (problemSince ?? createdAt).toISOString(),
            },
      pulledAt: pulledAt?.toISOString() ?? null,
      nextPullAt: site === null || isPulling ? null : dueAt.toISOString(),
      ...(await readBingReach(ctx.db, ctx.actor.workspaceId)),
    },
    mayChange,
  };
}

function stateOf({ site, problem, isPulling, pulledAt }: BingConnectionRow): BingConnection['state'] {
  if (site === null) return 'choose_site';
  if (problem !== null) return 'failing';
  return isPulling || pulledAt === null ? 'pulling' : 'current';
}

/** Connects Bing Webmaster Tools after Bing accepts the key. @throws ApiError 403 by policy; BingError. */
export async function connectBing(
  ctx: Context,
  { key }: ParsedRequest<typeof contract.connectBing>['body'],
): Promise<HandlerOutput<typeof contract.connectBing>> {
  requireConnecting(ctx);
  // Bing's keys are 32 hexadecimal digits; anything like a key is for Bing to judge.
  if (!/^[\w-]{16,}$/.test(key)) throw new BingError('bing_key_invalid');
  await requireKeyProof(ctx);
  const sites = await ctx.services.bingWebmaster(key).listSites(ctx.signal);
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await writeBingKey(inside.db, {
      workspaceId,
      authorId,
      key: ctx.services.secrets.seal(key, bingKeyPlace(workspaceId)),
      keyEnd: key.slice(-SHOWN_CHARACTERS),
    });
    await writeAudit(inside, 'analytics.connect_bing', workspaceId);
    return { ...(await showBingConnection(inside)), sites };
  });
}

/** Fetches the sites of the account. @throws ApiError 403 or 404 by policy; BingError. */
export async function testBingConnection(ctx: Context): Promise<{ sites: BingSite[] }> {
  requireConnecting(ctx);
  return { sites: await openBing(ctx, await requireBingConnection(ctx)).listSites(ctx.signal) };
}

/** Selects the site. @throws ApiError 403 or 404 by policy; BingError if the account has not verified it. */
export async function updateBingConnection(
  ctx: Context,
  { site }: ParsedRequest<typeof contract.updateBingConnection>['body'],
): Promise<Answer> {
  requireConnecting(ctx);
  const row = await requireBingConnection(ctx);
  if (site === row.site) return showBingConnection(ctx);
  const sites = await openBing(ctx, row).listSites(ctx.signal);
  if (!sites.some(({ url, isVerified }) => url === site && isVerified)) throw new BingError('bing_site_lost');
  return withTransaction(ctx, async (inside) => {
    await requireBingConnection(inside, true);
    await chooseBingSite(inside.db, ctx.actor.workspaceId, site);
    await writeAudit(inside, 'analytics.update_bing', ctx.actor.workspaceId);
    return showBingConnection(inside);
  });
}

/** Starts the next pull now. @throws ApiError 403 or 404 by policy. */
export async function pullBing(ctx: Context): Promise<Answer> {
  requireConnecting(ctx);
  await requireBingConnection(ctx);
  await scheduleBingPull(ctx.db, ctx.actor.workspaceId);
  return showBingConnection(ctx);
}

/** Deletes the key and everything that was pulled with it. @throws ApiError 403 or 404 by policy. */
export async function removeBingConnection(ctx: Context): Promise<void> {
  requireConnecting(ctx);
  await withTransaction(ctx, async (inside) => {
    await requireBingConnection(inside, true);
    await deleteBingConnection(inside.db, ctx.actor.workspaceId);
    await writeAudit(inside, 'analytics.disconnect_bing', ctx.actor.workspaceId);
  });
}

const requireBingConnection = async (ctx: Context, isLocked = false): Promise<BingConnectionRow> =>
  requireConnected(await findBingConnection(ctx.db, ctx.actor.workspaceId, isLocked));

/** Opens Bing Webmaster Tools with the stored key. @throws BingError if the key can no longer be decrypted. */
export function openBing(
  ctx: Pick<Context, 'services'>,
  { workspaceId, key }: Pick<BingConnectionRow, 'workspaceId' | 'key'>,
): BingWebmaster {
  return openWithKey(
    ctx,
    { key, place: bingKeyPlace(workspaceId) },
    (text) => ctx.services.bingWebmaster(text),
    (cause) => new BingError('bing_key_unreadable', { cause }),
  );
}
