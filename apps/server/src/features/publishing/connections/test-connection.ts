import type { Context } from '../../../platform/context.ts';
import { requireAdmin } from '../policy.ts';
import { requireConnection } from './require-connection.ts';
import { decryptAccount } from './to-connection.ts';

/**
 * Checks the stored secret with the remote site and returns the site's title.
 * @throws ApiError 404, 403 by policy; RemoteError and OutgoingError from the remote site.
 */
export async function testConnection(ctx: Context, id: string): Promise<{ title: string }> {
  const row = await requireConnection(ctx, id);
  requireAdmin(ctx.actor);
  return { title: await ctx.services.publishingTarget(decryptAccount(ctx, row)).check(ctx.signal) };
}
