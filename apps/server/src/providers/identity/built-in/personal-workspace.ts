import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/client.ts';
import { createWorkspace, findWorkspace, lockUser, recordFirstUser } from './repository.ts';

const SLUG_NAME_LENGTH_MAX = 40;

/**
 * The id of the workspace to work in: the wished one where the user is a member of it, else the one they were last in,
 * else the one they joined first, else their personal one, made now. All of it is kept, or nothing; calls at the same
 * time make one workspace.
 * @throws Error when there is no such user.
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

/** Makes a workspace with its first member, its admin; its address is made from its name unless given. */
export async function makeWorkspace(
  db: Database,
  {
    name,
    adminId,
    slug = workspaceSlug(name),
  }: { readonly name: string; readonly adminId: string; readonly slug?: string },
): Promise<{ readonly id: string; readonly slug: string }> {
  const id = randomBytes(16).toString('hex');
  await createWorkspace(db, { id, name, slug, adminId });
  return { id, slug };
}

/**
 * An address for a workspace of that name: lower-case ASCII letters, digits and hyphens, 48 characters at most. The
 * random end makes it unique and keeps a stranger from taking the address that somebody else's name would give.
 */
export function workspaceSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_NAME_LENGTH_MAX)
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || 'workspace'}-${randomBytes(4).toString('hex').slice(0, 7)}`;
}
