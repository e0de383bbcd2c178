import { API_TOKENS_MAX, type ApiToken, type makeApiToken as call } from '@pagewright/contract/settings';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { writeAudit } from '../../audit/index.ts';
import { findCurrentPlan } from '../../usage/index.ts';
import { apiTokenMessages } from './messages.ts';
import {
  countTokens,
  deleteToken,
  findTokens,
  insertToken,
  lockMembership,
  type TokenRow,
} from './token-repository.ts';
import { createTokenText } from './token-text.ts';

/** The caller's tokens for their current workspace. */
export async function listApiTokens(ctx: Context): Promise<{ tokens: ApiToken[]; hasApi: boolean }> {
  const { plan } = await findCurrentPlan(ctx, ctx.actor.workspaceId);
  return { tokens: (await findTokens(ctx.db, ctx.actor)).map(toApiToken), hasApi: plan.hasApi };
}

/**
 * Creates a token; only this response contains its text.
 * @throws ApiError 403 if the plan has no API access or identity must be confirmed again; 422 at the token limit.
 */
export async function createApiToken(
  ctx: Context,
  { name, scopes, expiresInDays }: ParsedRequest<typeof call>['body'],
): Promise<CallOutput<typeof call>> {
  const { plan } = await findCurrentPlan(ctx, ctx.actor.workspaceId);
  if (!plan.hasApi) throw new ApiError(403, 'plan_without_api', apiTokenMessages.withoutApi(plan.name));
  await ctx.services.identity.security.address?.require(ctx.actor, ctx.db);
  await ctx.services.identity.security.requireProof(ctx.actor, 'strict', ctx.db);
  const { text, prefix, digest } = createTokenText();
  return withTransaction(ctx, async (inside) => {
    const memberId = await membership(inside);
    if ((await countTokens(inside.db, memberId)) >= API_TOKENS_MAX)
      throw new ApiError(422, 'too_many_tokens', apiTokenMessages.tooMany(API_TOKENS_MAX));
    const row = await insertToken(inside.db, { memberId, name, prefix, digest, scopes, days: expiresInDays });
    await writeAudit(inside, 'settings.make_token', row.id, { scopes, days: expiresInDays });
    return { ...toApiToken(row), token: text };
  });
}

/**
 * Revokes one of the caller's tokens immediately.
 * @throws ApiError 404 for a token that is not theirs in this workspace.
 */
export async function revokeApiToken(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const memberId = await membership(inside);
    if (!isUuid(id) || !(await deleteToken(inside.db, memberId, id)))
      throw new ApiError(404, 'not_found', apiTokenMessages.notFound);
    await writeAudit(inside, 'settings.revoke_token', id);
  });
}

async function membership(ctx: Context): Promise<string> {
  const memberId = await lockMembership(ctx.db, ctx.actor);
  // Removed while the call was in progress.
  if (memberId === null) throw new ApiError(404, 'not_found', apiTokenMessages.notFound);
  return memberId;
}

function toApiToken({ createdAt, expiresAt, lastUsedAt, ...rest }: TokenRow): ApiToken {
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
