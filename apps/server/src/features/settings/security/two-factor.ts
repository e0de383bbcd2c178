import type {
  beginTwoFactor as begin,
  confirmTwoFactor as confirm,
} from '@pagewright/contract/settings/security';
import type { CallOutput } from '@pagewright/contract/endpoint';
import type { Context } from '../../../platform/context.ts';
import { mailOwner } from './mail-owner.ts';

/**
 * Creates a secret for the caller's authenticator.
 * @throws ApiError 403 when identity must be confirmed again, 409 if a second factor is on.
 */
export async function beginTwoFactor(ctx: Context): Promise<CallOutput<typeof begin>> {
  const { security } = ctx.services.identity;
  await security.requireProof(ctx.actor, 'strict', ctx.db);
  return security.beginTwoFactor(ctx.actor);
}

/**
 * Turns the caller's second factor on.
 * @throws ApiError 403 as above, 409 if setup was not started, 422 for a wrong code.
 */
export async function confirmTwoFactor(ctx: Context, code: string): Promise<CallOutput<typeof confirm>> {
  const { security } = ctx.services.identity;
  await security.requireProof(ctx.actor, 'strict', ctx.db);
  const recoveryCodes = await security.confirmTwoFactor(ctx.actor, code);
  await mailOwner(ctx, 'twoFactorOn');
  return { recoveryCodes: [...recoveryCodes] };
}

/**
 * Creates new recovery codes.
 * @throws ApiError 403 as above, 409 if no second factor is on.
 */
export async function renewRecoveryCodes(ctx: Context): Promise<CallOutput<typeof confirm>> {
  const { security } = ctx.services.identity;
  await security.requireProof(ctx.actor, 'strict', ctx.db);
  const recoveryCodes = await security.renewRecoveryCodes(ctx.actor.userId);
  await mailOwner(ctx, 'recoveryCodesRenewed');
  return { recoveryCodes: [...recoveryCodes] };
}

/** Turns the caller's second factor off. @throws ApiError 403 as above. */
export async function removeTwoFactor(ctx: Context): Promise<void> {
  const { security } = ctx.services.identity;
  await security.requireProof(ctx.actor, 'strict', ctx.db);
  if (await security.removeTwoFactor(ctx.actor.userId)) await mailOwner(ctx, 'twoFactorOff');
}
