import { createHash, randomBytes } from 'node:crypto';
import type * as contract from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import {
  readServiceAccountKey,
  SearchConsoleError,
  type SearchAccess,
  type SearchConsole,
  type SearchProperty,
  type SearchSignIn,
} from '../../../providers/search-console/port.ts';
import { writeAudit } from '../../audit/index.ts';
import { openWithKey, requireConnected } from '../scheduled-imports/stored-key.ts';
import { writeAnswersEffect } from '../search-performance/keep-answers-effect.ts';
import {
  chooseProperty,
  deleteSearchConnection,
  disconnectProperty,
  findSearchConnection,
  insertSignIn,
  schedulePull,
  takeSignIn,
  writeBrandTerms,
  writeKey,
  type ConnectionRow,
} from './connection-repository.ts';
import { writeRevokeEffects } from './revoke-effect.ts';
import { requireConnecting, requireKeyProof } from './policy.ts';
import { keyPlace, showSearchConnection } from './show-connection.ts';

const SHOWN_CHARACTERS = 4;

/** Connects Search Console with a service account after Google accepts the key. @throws ApiError 403 by policy; SearchConsoleError. */
export async function connectSearch(
  ctx: Context,
  { key: text }: ParsedRequest<typeof contract.connectSearch>['body'],
): Promise<HandlerOutput<typeof contract.connectSearch>> {
  requireConnecting(ctx);
  const key = readServiceAccountKey(text);
  await requireKeyProof(ctx);
  const properties = await ctx.services.searchConsole(key).listProperties(ctx.signal);
  const { workspaceId, userId: authorId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await writeRevokeEffects(inside, [workspaceId]);
    await writeKey(inside.db, {
      workspaceId,
      authorId,
      email: key.email,
      key: ctx.services.secrets.seal(text, keyPlace(workspaceId)),
      keyEnd: key.keyId.slice(-SHOWN_CHARACTERS),
      method: 'service_account',
      endsAt: null,
    });
    await writeAudit(inside, 'analytics.connect_search', workspaceId);
    return { ...(await showSearchConnection(inside)), properties };
  });
}

/** Starts a sign-in with Google and returns where to send the browser. @throws ApiError 403 by policy, 422 if it is off. */
export async function startSearchSignIn(ctx: Context): Promise<{ url: string }> {
  requireConnecting(ctx);
  const signIn = requireSignIn(ctx);
  await requireKeyProof(ctx);
  const { workspaceId, userId } = ctx.actor;
  const [state, codeVerifier] = [randomToken(), randomToken()];
  await insertSignIn(ctx.db, { stateDigest: digestOf(state), workspaceId, userId, codeVerifier });
  return { url: signIn.url({ redirectUri: redirectUri(ctx), state, codeVerifier }) };
}

/**
 * Connects Search Console with the Google account that a person signed in with.
 * @throws ApiError 403 by policy; SearchConsoleError if the sign-in is unknown, expired, or somebody else's.
 */
export async function finishSearchSignIn(
  ctx: Context,
  { state, code }: ParsedRequest<typeof contract.finishSearchSignIn>['body'],
): Promise<HandlerOutput<typeof contract.finishSearchSignIn>> {
  requireConnecting(ctx);
  const signIn = requireSignIn(ctx);
  const { workspaceId, userId } = ctx.actor;
  const started = await takeSignIn(ctx.db, { stateDigest: digestOf(state), workspaceId, userId });
  if (!started) throw new SearchConsoleError('search_sign_in_expired');
  const { codeVerifier } = started;
  const { refreshToken, endsAt } = await signIn.finish(
    { code, codeVerifier, redirectUri: redirectUri(ctx) },
    ctx.signal,
  );
  const properties = await ctx.services.searchConsole({ refreshToken }).listProperties(ctx.signal);
  return withTransaction(ctx, async (inside) => {
    await writeKey(inside.db, {
      workspaceId,
      authorId: userId,
      email: null,
      key: ctx.services.secrets.seal(refreshToken, keyPlace(workspaceId)),
      keyEnd: null,
      method: 'oauth',
      endsAt,
    });
    await writeAudit(inside, 'analytics.connect_search', workspaceId);
    return { ...(await showSearchConnection(inside)), properties };
  });
}

function requireSignIn({ services }: Context): SearchSignIn {
  if (services.searchSignIn === null) throw new SearchConsoleError('search_sign_in_off');
  return services.searchSignIn;
}

/** The screen that Google sends the browser back to; operators register it with Google. */
function redirectUri({ services }: Context): string {
  return `${services.publicUrl()}/settings/connections`;
}

function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Fetches the properties that the account can access. @throws ApiError 403 or 404 by policy; SearchConsoleError. */
export async function testSearchConnection(ctx: Context): Promise<{ properties: SearchProperty[] }> {
  requireConnecting(ctx);
  const row = await requireConnection(ctx);
  return { properties: await openConsole(ctx, row).listProperties(ctx.signal) };
}

/**
 * Sets the property and the brand terms.
 * @throws ApiError 403 or 404 by policy; SearchConsoleError if the account may not read the property.
 */
export async function updateSearchConnection(
  ctx: Context,
  { property, brandTerms }: ParsedRequest<typeof contract.updateSearchConnection>['body'],
): Promise<HandlerOutput<typeof contract.updateSearchConnection>> {
  requireConnecting(ctx);
  const row = await requireConnection(ctx);
  const isOther = property !== undefined && property !== row.property;
  if (isOther) {
    const properties = await openConsole(ctx, row).listProperties(ctx.signal);
    const chosen = properties.find(({ url }) => url === property);
    if (!chosen) throw new SearchConsoleError('search_property_lost');
    if (!chosen.isReadable) throw new SearchConsoleError('search_no_access');
  }
  return withTransaction(ctx, async (inside) => {
    const { workspaceId } = ctx.actor;
    await requireConnection(inside, true);
    if (isOther) await chooseProperty(inside.db, workspaceId, property);
    if (brandTerms !== undefined) {
      const terms = brandTerms.map((term) => term.toLowerCase()).filter((term) => term !== '');
      await writeBrandTerms(inside.db, workspaceId, [...new Set(terms)]);
      await writeAnswersEffect(inside, workspaceId);
    }
    await writeAudit(inside, 'analytics.update_search', workspaceId);
    return showSearchConnection(inside);
  });
}

/** Starts the next pull now. @throws ApiError 403 or 404 by policy. */
export async function pullSearch(ctx: Context): Promise<HandlerOutput<typeof contract.pullSearch>> {
  requireConnecting(ctx);
  await requireConnection(ctx);
  await schedulePull(ctx.db, ctx.actor.workspaceId);
  return showSearchConnection(ctx);
}

/** Deletes the key or permission and everything that was pulled with it. @throws ApiError 403 or 404 by policy. */
export async function removeSearchConnection(ctx: Context): Promise<void> {
  requireConnecting(ctx);
  await withTransaction(ctx, async (inside) => {
    await requireConnection(inside, true);
    await writeRevokeEffects(inside, [ctx.actor.workspaceId]);
    await disconnectProperty(inside.db, ctx.actor.workspaceId);
    await deleteSearchConnection(inside.db, ctx.actor.workspaceId);
    await writeAudit(inside, 'analytics.disconnect_search', ctx.actor.workspaceId);
  });
}

const requireConnection = async (ctx: Context, isLocked = false): Promise<ConnectionRow> =>
  requireConnected(await findSearchConnection(ctx.db, ctx.actor.workspaceId, isLocked));

/** Opens Search Console with what is stored. @throws SearchConsoleError if it can no longer be decrypted. */
export function openConsole(
  ctx: Pick<Context, 'services'>,
  { workspaceId, key, method }: Pick<ConnectionRow, 'workspaceId' | 'key' | 'method'>,
): SearchConsole {
  const accessOf = (text: string): SearchAccess =>
    method === 'oauth' ? { refreshToken: text } : readServiceAccountKey(text);
  return openWithKey(
    ctx,
    { key, place: keyPlace(workspaceId) },
    (text) => ctx.services.searchConsole(accessOf(text)),
    (cause) => new SearchConsoleError('search_key_unreadable', { cause }),
  );
}
