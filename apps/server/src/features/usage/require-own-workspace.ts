import { eq } from 'drizzle-orm';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { sampleWorkspace } from '../../db/schema/index.ts';
import { usageMessages } from './messages.ts';

/**
 * Refuses in a sample workspace what costs somebody something or binds others to it: it goes in one click, and a new one
 * would begin with a new allowance.
 * @throws ApiError 403 `sample_workspace`.
 */
export async function requireOwnWorkspace({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  const rows = await db
    .select({ userId: sampleWorkspace.userId })
    .from(sampleWorkspace)
    .where(eq(sampleWorkspace.workspaceId, actor.workspaceId));
  if (rows.length > 0) throw new ApiError(403, 'sample_workspace', usageMessages.sampleOnly);
}
