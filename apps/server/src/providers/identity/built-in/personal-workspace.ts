import type { Database } from '../../../platform/db/client.ts';
import { makeWorkspace, workspaceSlug } from '../make-workspace.ts';
import { recordFirstUser } from '../workspaces-repository.ts';
import { findWorkspace, lockUser } from './repository.ts';

/**
 * Returns the ID of the user's workspace: the requested one if they are a member, or else the one they last entered, or
 * else the one they joined first, or else their personal one, created now. Atomic; simultaneous calls create one
 * workspace.
 * @throws Error if there is no such user.
 */
export async function ensureWorkspace(db: Database, userId: string, wished: string | null): Promise<string> {
  const found = await findWorkspace(db, userId, wished);
  if (found !== null) return found;
  return db.transaction(async (opened) => {
    const transaction = opened as unknown as Database;
    const name = await lockUser(transaction, userId);
    if (name === null) throw new Error('a workspace needs a user');
    const made = await findWorkspace(transaction, userId, wished);
    if (made !== null) return made;
    await recordFirstUser(transaction);
    const { id } = await makeWorkspace(transaction, {
      name: `${name}'s workspace`,
      adminId: userId,
      slug: workspaceSlug(name),
    });
    return id;
  });
}
