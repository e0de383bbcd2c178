import { LOCAL_SERVERS, type LocalModel } from '@pagewright/contract/settings';
import type { Context } from '../../platform/context.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { requireLocalServers } from './policy.ts';

/**
 * Searches for model servers on the operator's own machine, only at the addresses in the settings.
 * @throws ApiError 403 without permission.
 */
export async function discoverModels(ctx: Context): Promise<{ found: LocalModel[] }> {
  const local = requireLocalServers(ctx);
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (server) =>
      (await findLocalModels(local[server], ctx.signal)).map((model) => ({ server, model })),
    ),
  );
  return { found: found.flat() };
}
