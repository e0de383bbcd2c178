import type * as contract from '@pagewright/contract/analytics';
import type { GoogleAnalyticsConnection } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import type { SecretPlace } from '../../../platform/secrets/index.ts';
import {
  GoogleAnalyticsError,
  readAnalyticsKey,
  type GoogleAnalytics,
} from '../../../providers/google-analytics/port.ts';
import { writeAudit } from '../../audit/index.ts';
import { openWithKey, requireConnected } from '../scheduled-imports/stored-key.ts';
import { describeImportProblem } from '../scheduled-imports/describe-import-problem.ts';
import { mayChangeConnection, requireConnecting, requireKeyProof } from '../search-connection/policy.ts';
import {
  chooseProperty,
  deleteConnection,
  findConnection,
  scheduleImport,
  writeConnection,
  type ConnectionRow,
} from './connection-repository.ts';
import { countDays } from './day-repository.ts';

type Answer = HandlerOutput<typeof contract.readGoogleAnalyticsConnection>;
const SHOWN_CHARACTERS = 4;

/** The place that a workspace's key is sealed for. */
export function analyticsKeyPlace(workspaceId: string): SecretPlace {
  return { workspaceId, field: 'google-analytics' };
}

/** Returns the connection of the caller's workspace for display, without the key except the end of its id. */
export async function showGoogleAnalytics(ctx: Context): Promise<Answer> {
  const row = await findConnection(ctx.db, ctx.actor.workspaceId);
  const mayChange = mayChangeConnection(ctx.actor);
  if (!row) return { connection: null, mayChange };
  const { email, keyEnd, property, createdAt, problem, problemSince, pulledAt, isPulling, dueAt } = row;
  return {
    connection: {
      email,
      keyEnd,
      property: property.number,
      hosts: property.hosts,
      timeZone: property.timeZone,
      createdAt: createdAt.toISOString(),
      state: stateOf(row),
      problem:
        problem === null
          ? null
          : {
              code: problem,
              message: describeImportProblem(new GoogleAnalyticsError(problem)),
              since: (problemSince ?? createdAt).toISOString(),
            },
      pulledAt: pulledAt?.toISOString() ?? null,
      nextPullAt: isPulling ? null : dueAt.toISOString(),
      days: await countDays(ctx.db, row.propertyId),
    },
    mayChange,
  };
}

function stateOf({ problem, isPulling, pulledAt }: ConnectionRow): GoogleAnalyticsConnection['state'] {
  if (problem !== null) return 'failing';
  return isPulling || pulledAt === null ? 'pulling' : 'current';
}

/** Connects a property after Google accepts it with the key. @throws ApiError 403 by policy; GoogleAnalyticsError. */
export async function connectGoogleAnalytics(
  ctx: Context,
  { key: text, property }: ParsedRequest<typeof contract.connectGoogleAnalytics>['body'],
): Promise<Answer> {
  requireConnecting(ctx);
  const key = readAnalyticsKey(text);
  const number = readPropertyNumber(property);
  await requireKeyProof(ctx);
  await requireAccess(ctx.services.googleAnalytics(key), number, ctx.signal);
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    const row = {
      workspaceId,
      authorId,
      email: key.email,
      key: ctx.services.secrets.seal(text, analyticsKeyPlace(workspaceId)),
      keyEnd: key.keyId.slice(-SHOWN_CHARACTERS),
    };
    await writeConnection(inside.db, row, number);
    await writeAudit(inside, 'analytics.connect_google_analytics', workspaceId);
    return showGoogleAnalytics(inside);
  });
}

/** Selects another property. @throws ApiError 403 or 404 by policy; GoogleAnalyticsError if the account may not read it. */
export async function updateGoogleAnalytics(
  ctx: Context,
  { property }: ParsedRequest<typeof contract.updateGoogleAnalyticsConnection>['body'],
): Promise<Answer> {
  requireConnecting(ctx);
  const row = await requireConnection(ctx);
  const number = readPropertyNumber(property);
  if (number === row.property.number) return showGoogleAnalytics(ctx);
  await requireAccess(openGoogleAnalytics(ctx, row), number, ctx.signal);
  return withTransaction(ctx, async (inside) => {
    await requireConnection(inside, true);
    await chooseProperty(inside.db, ctx.actor.workspaceId, number);
    await writeAudit(inside, 'analytics.update_google_analytics', ctx.actor.workspaceId);
    return showGoogleAnalytics(inside);
  });
}

/** Starts the next import now. @throws ApiError 403 or 404 by policy. */
export async function pullGoogleAnalytics(ctx: Context): Promise<Answer> {
  requireConnecting(ctx);
  await requireConnection(ctx);
  await scheduleImport(ctx.db, ctx.actor.workspaceId);
  return showGoogleAnalytics(ctx);
}

/** Deletes the key and everything that was imported with it. @throws ApiError 403 or 404 by policy. */
export async function removeGoogleAnalytics(ctx: Context): Promise<void> {
  requireConnecting(ctx);
  await withTransaction(ctx, async (inside) => {
    await requireConnection(inside, true);
    await deleteConnection(inside.db, ctx.actor.workspaceId);
    await writeAudit(inside, 'analytics.disconnect_google_analytics', ctx.actor.workspaceId);
  });
}

const requireConnection = async (ctx: Context, isLocked = false): Promise<ConnectionRow> =>
  requireConnected(await findConnection(ctx.db, ctx.actor.workspaceId, isLocked));

/** The number of a property, also as Google's API writes it. @throws GoogleAnalyticsError for anything else. */
function readPropertyNumber(text: string): string {
  const [, number] = /^(?:properties\/)?(\d{1,20})$/.exec(text) ?? [];
  if (number === undefined) throw new GoogleAnalyticsError('ga4_property_invalid');
  return number;
}

/** Asks for the smallest report. @throws GoogleAnalyticsError if the account cannot read the property. */
async function requireAccess(google: GoogleAnalytics, number: string, signal: AbortSignal): Promise<void> {
  const range = { from: 'yesterday', to: 'yesterday' };
  await google.report(number, { ...range, dimensions: ['date'], offset: 0 }, signal);
}

/** Opens Google Analytics with the stored key. @throws GoogleAnalyticsError if it can no longer be decrypted. */
export function openGoogleAnalytics(
  ctx: Pick<Context, 'services'>,
  { workspaceId, key }: Pick<ConnectionRow, 'workspaceId' | 'key'>,
): GoogleAnalytics {
  return openWithKey(
    ctx,
    { key, place: analyticsKeyPlace(workspaceId) },
    (text) => ctx.services.googleAnalytics(readAnalyticsKey(text)),
    (cause) => new GoogleAnalyticsError('ga4_key_unreadable', { cause }),
  );
}
