import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/client.ts';
import { createWorkspace } from './workspaces-repository.ts';

const SLUG_NAME_LENGTH_MAX = 40;

/** Makes a workspace with its first member, its admin; its id is random and its address made from its name unless given. */
export async function makeWorkspace(
  db: Database,
  {
    name,
    adminId,
    id = randomBytes(16).toString('hex'),
    slug = workspaceSlug(name),
  }: { readonly name: string; readonly adminId: string; readonly id?: string; readonly slug?: string },
): Promise<{ readonly id: string; readonly slug: string }> {
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
