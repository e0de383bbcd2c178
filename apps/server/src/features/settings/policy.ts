import { ApiError } from '../../api-error.ts';
import type { LocalModel } from '@pagewright/contract/settings';
import type { Actor, Context } from '../../context.ts';
import { settingsMessages } from './messages.ts';

/** Keys and models are the workspace's: its admins see to them, and whoever runs the installation. */
export function mayChangeWorkspace(actor: Actor): boolean {
  return actor.role === 'admin' || actor.isOperator;
}

/** Whether somebody may look for model servers on this machine: an operator, and admins where the operator allows it. */
export function mayUseLocal({ actor, services }: Context): boolean {
  const { local, localFor } = services.config.addableModels;
  return local !== null && (actor.isOperator || (localFor === 'admins' && mayChangeWorkspace(actor)));
}

/** Where model servers of this machine are. @throws ApiError 403 for who may not look for them. */
export function requireLocal(ctx: Context): Readonly<Record<LocalModel['server'], string>> {
  const { local } = ctx.services.config.addableModels;
  if (local !== null && mayUseLocal(ctx)) return local;
  requireAdmin(ctx.actor);
  throw new ApiError(403, 'local_models_off', settingsMessages.localOff);
}

/** An address that is named here is asked from within the server's network: operators alone may. @throws ApiError 403. */
export function requireNaming({ actor, services }: Context): void {
  if (!actor.isOperator) throw new ApiError(403, 'forbidden', settingsMessages.operatorsOnly);
  if (!services.config.addableModels.isAllowed)
    throw new ApiError(403, 'local_models_off', settingsMessages.localOff);
}

/** @throws ApiError 403 for all others. */
export function requireAdmin(actor: Actor): void {
  if (!mayChangeWorkspace(actor)) throw new ApiError(403, 'forbidden', settingsMessages.adminsOnly);
}
