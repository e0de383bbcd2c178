import { ApiError } from '../../platform/api-error.ts';
import type { LocalModel } from '@pagewright/contract/settings';
import type { Actor, Context } from '../../platform/context.ts';
import { settingsMessages } from './messages.ts';

/** API keys and models belong to the workspace: its admins and the operator manage them. */
export function mayChangeWorkspace(actor: Actor): boolean {
  return actor.role === 'admin' || actor.isOperator;
}

/** Whether someone may search for model servers on this machine: operators, and admins if the operator allows it. */
export function mayUseLocal({ actor, services }: Context): boolean {
  const { local, localFor } = services.config.addableModels;
  return local !== null && (actor.isOperator || (localFor === 'admins' && mayChangeWorkspace(actor)));
}

/**
 * The addresses of model servers on this machine.
 * @throws ApiError 403 for callers who may not search for them.
 */
export function requireLocalServers(ctx: Context): Readonly<Record<LocalModel['server'], string>> {
  const { local } = ctx.services.config.addableModels;
  if (local !== null && mayUseLocal(ctx)) return local;
  requireAdmin(ctx.actor);
  throw new ApiError(403, 'local_models_off', settingsMessages.localOff);
}

/**
 * An address set here is called from within the server's network, so only operators may set one.
 * @throws ApiError 403.
 */
export function requireOperator({ actor, services }: Context): void {
  if (!actor.isOperator) throw new ApiError(403, 'forbidden', settingsMessages.operatorsOnly);
  if (!services.config.addableModels.isAllowed)
    throw new ApiError(403, 'local_models_off', settingsMessages.localOff);
}

/** @throws ApiError 403 for everyone else. */
export function requireAdmin(actor: Actor): void {
  if (!mayChangeWorkspace(actor)) throw new ApiError(403, 'forbidden', settingsMessages.adminsOnly);
}
