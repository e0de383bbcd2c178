import { API_TOKENS_MAX, type ApiToken, type makeApiToken as call } from '@pagewright/contract/settings';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { isUuid } from '../../../db/is-uuid.ts';
import { writeAudit } from '../../audit/index.ts';
import { planOf } from '../../usage/index.ts';
import { apiTokenMessages } from './messages.ts';
import {
  countTokens,
  deleteToken,
  findTokens,
  insertToken,
  lockMembership,
  type TokenRow,
} from './token-repository.ts';
import { makeTokenText } from './token-text.ts';

/** The caller's tokens for the workspace that they are in. */
export async function listApiTokens(ctx: Context): Promise<{ tokens: ApiToken[]; hasApi: boolean }> {
  const { plan } = await planOf(ctx, ctx.actor.workspaceId);
  return { tokens: (await findTokens(ctx, ctx.actor)).map(show), hasApi: plan.hasApi };
}

/**
 * Makes a token; its text is in the answer alone.
 * @throws ApiError 403 where the plan has no API access, and where the caller has to show again who they are; 422 where the caller has as many as they can.
 */
export async function makeApiToken(
  ctx: Context,
  { name, scopes, expiresInDays }: ParsedRequest<typeof call>['body'],
): Promise<CallOutput<typeof call>> {
  const { plan } = await planOf(ctx, ctx.actor.workspaceId);
  if (!plan.hasApi) throw new ApiError(403, 'plan_without_api', apiTokenMessages.withoutApi(plan.name));
  await ctx.services.identity.security.address?.require(ctx.actor, ctx.db);
  await ctx.services.identity.security.requireProof(ctx.actor, 'strict', ctx.db);
  const { text, prefix, digest } = makeTokenText();
  return withTransaction(ctx, async (inside) => {
    const memberId = await membership(inside);
    if ((await countTokens(inside, memberId)) >= API_TOKENS_MAX)
      throw new ApiError(422, 'too_many_tokens', apiTokenMessages.tooMany(API_TOKENS_MAX));
    const row = await insertToken(inside, { memberId, name, prefix, digest, scopes, days: expiresInDays });
    await writeAudit(inside, 'settings.make_token', row.id, { scopes, days: expiresInDays });
    return { ...show(row), token: text };
  });
}

/** Ends a token of the caller's at once. @throws ApiError 404 for one that is not theirs, in this workspace. */
export async function revokeApiToken(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const memberId = await membership(inside);
    if (!isUuid(id) || !(await deleteToken(inside, memberId, id)))
      throw new ApiError(404, 'not_found', apiTokenMessages.notFound);
    await writeAudit(inside, 'settings.revoke_token', id);
  });
}

async function membership(ctx: Context): Promise<string> {
  const memberId = await lockMembership(ctx, ctx.actor);
  // Removed while the call was on its way.
  if (memberId === null) throw new ApiError(404, 'not_found', apiTokenMessages.notFound);
  return memberId;
}

function show({ createdAt, expiresAt, lastUsedAt, ...rest }: TokenRow): ApiToken {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
