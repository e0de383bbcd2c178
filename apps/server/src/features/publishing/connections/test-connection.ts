import type { Context } from '../../../context.ts';
import { requireAdmin } from '../policy.ts';
import { requireConnection } from './require-connection.ts';
import { accountOf } from './show-connection.ts';

/**
 * Asks the other site whether the stored secret is right; answers what it calls itself.
 * @throws ApiError 404, 403 by policy; RemoteError and OutgoingError of the other site.
 */
export async function testConnection(ctx: Context, id: string): Promise<{ title: string }> {
  const row = await requireConnection(ctx, id);
  requireAdmin(ctx.actor);
  return { title: await ctx.services.publishingTarget(accountOf(ctx, row)).check(ctx.signal) };
}
