import { ApiError } from '../../api-error.ts';
import type { LocalModel } from '@pagewright/contract/settings';
import type { Context } from '../../context.ts';
import { findLocalModels } from '../../providers/language/find-local-models.ts';
import { settingsMessages } from './messages.ts';
import { requireAdmin } from './policy.ts';

const SERVERS = ['ollama', 'llama.cpp'] as const;

/**
 * Looks for model servers on the operator's own machine, at the addresses that the settings name and at no other.
 * @throws ApiError 403 for others than admins, and where the operator does not allow it.
 */
export async function lookForModels(ctx: Context): Promise<{ found: LocalModel[] }> {
  requireAdmin(ctx.actor);
  const { local } = ctx.services.config.addableModels;
  if (local === null) throw new ApiError(403, 'local_models_off', settingsMessages.localOff);
  const found = await Promise.all(
    SERVERS.map(async (server) =>
      (await findLocalModels(local[server], ctx.signal)).map((model) => ({ server, model })),
    ),
  );
  return { found: found.flat() };
}
