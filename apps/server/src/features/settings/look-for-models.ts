import { LOCAL_SERVERS, type LocalModel } from '@pagewright/contract/settings';
import type { Context } from '../../context.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { requireLocal } from './policy.ts';

/**
 * Looks for model servers on the operator's own machine, at the addresses that the settings name and at no other.
 * @throws ApiError 403 for who may not.
 */
export async function lookForModels(ctx: Context): Promise<{ found: LocalModel[] }> {
  const local = requireLocal(ctx);
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (server) =>
      (await findLocalModels(local[server], ctx.signal)).map((model) => ({ server, model })),
    ),
  );
  return { found: found.flat() };
}
