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

/** The stored digest of a link's token. */
export function linkDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Creates a user's link for a purpose and invalidates earlier ones: only the newest emailed link works. Simultaneous
 * requests run one after another.
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

/** Uses up a link, if given only of this user; returns its user, or null if it is invalid, used, or expired. */
export function useLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
  userId?: string,
): Promise<string | null> {
  return consumeLink(db, purpose, linkDigest(token), userId);
}

/** The user of a link, without using it up; null if it is invalid. */
export function ownerOfLink(db: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  return findLink(db, purpose, linkDigest(token));
}

/** Invalidates every link emailed to a user for a purpose. */
export function revokeLinks(db: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  return deleteLinks(db, userId, purpose);
}
