import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../platform/db/client.ts';
import {
  deleteLinks,
  insertLink,
  consumeLink,
  findLink,
  type LinkPurpose,
} from './mailed-links-repository.ts';
import { lockUser } from './repository.ts';

/** What stands in the database for a link's token. */
export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes the link of a user for a purpose and voids the ones before it: of the links that were mailed, only the newest
 * works. Requests at the same time take turns.
 */
export async function createLink(
  db: Database,
  link: { readonly userId: string; readonly purpose: LinkPurpose; readonly seconds: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (opened) => {
    const transaction = opened as unknown as Database;
    await lockUser(transaction, link.userId);
    await deleteLinks(transaction, link.userId, link.purpose);
    await insertLink(transaction, { ...link, digest: linkDigest(token) });
  });
  return token;
}

/** Uses a link up, of one user where one is named; whose it was, null for one that is void, used or over. */
export function useLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
  userId?: string,
): Promise<string | null> {
  return consumeLink(db, purpose, linkDigest(token), userId);
}

/** Whose link it is, without using it up; null for one that is void, used or over. */
export function ownerOfLink(db: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  return findLink(db, purpose, linkDigest(token));
}

/** Voids every link that was mailed to a user for a purpose. */
export function revokeLinks(db: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  return deleteLinks(db, userId, purpose);
}
