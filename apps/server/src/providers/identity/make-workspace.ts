import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/client.ts';
import { currentLanguage } from '../../platform/language/current-language.ts';
import { createWorkspace, setSiteLanguage } from './workspaces-repository.ts';

const SLUG_NAME_LENGTH_MAX = 40;

/**
 * Creates a workspace with its first member as admin; its ID is random, and its slug is derived from its name unless
 * given. Its public site starts in the caller's language.
 */
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
  await setSiteLanguage(db, id, currentLanguage());
  return { id, slug };
}

/**
 * A slug for a workspace name: lowercase ASCII letters, digits, and hyphens, at most 48 characters. The random suffix
 * makes it unique and keeps strangers from claiming the slug of somebody else's name.
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
