import type { SavedOutline } from '@pagewright/contract/outline';
import type { Context } from '../../../platform/context.ts';
import { requireAccess } from './policy.ts';
import { findOutline } from './repository.ts';
import { toSavedOutline } from './to-saved-outline.ts';

/**
 * Reads a saved outline.
 * @throws ApiError 404 if there is none that the caller may access.
 */
export async function readOutline({ actor, db }: Context, id: string): Promise<SavedOutline> {
  return toSavedOutline(requireAccess(actor, await findOutline(db, id)));
}
