import type { Context } from '../../../platform/context.ts';
import { mailOwner } from './mail-owner.ts';

/**
 * Changes the caller's password and ends all of their sessions; returns the cookies of a new one.
 * @throws ApiError 422 if the current password is wrong, 429 after too many wrong ones.
 */
export async function changePassword(
  ctx: Context,
  given: { readonly currentPassword: string; readonly newPassword: string },
  userAgent: string,
): Promise<readonly string[]> {
  const cookies = await ctx.services.identity.security.changePassword(ctx.actor, given, userAgent);
  await mailOwner(ctx, 'passwordChanged');
  return cookies;
}
