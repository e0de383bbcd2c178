import type { SavedOutline } from '@pagewright/contract/outline';
import type { Context } from '../../../context.ts';
import { requireUsable } from './policy.ts';
import { findOutline } from './repository.ts';
import { toSaved } from './show-outline.ts';

/** Reads a saved outline. @throws ApiError 404 where there is none that the caller may use. */
export async function readOutline({ actor, db }: Context, id: string): Promise<SavedOutline> {
  return toSaved(requireUsable(actor, await findOutline(db, id)));
}
