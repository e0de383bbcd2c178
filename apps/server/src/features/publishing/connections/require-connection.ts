import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { publishingRefusals } from '../messages.ts';
import { findConnection, type ConnectionRow } from './connection-repository.ts';

/**
 * Finds a connection of the caller's workspace.
 * @throws ApiError 404 if there is none.
 */
export async function requireConnection(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<ConnectionRow> {
  const row = z.uuid().safeParse(id).success ? await findConnection(db, actor.workspaceId, id) : undefined;
  if (!row) throw new ApiError(404, 'not_found', publishingRefusals.noConnection);
  return row;
}
