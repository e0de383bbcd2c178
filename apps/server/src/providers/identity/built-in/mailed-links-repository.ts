import { randomUUID } from 'node:crypto';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { verification } from '../../../platform/db/schema/index.ts';

/** Purpose of an emailed link. */
export type LinkPurpose = 'reset-password' | 'verify-email';

const identifierOf = (purpose: LinkPurpose, digest: string): string => `${purpose}:${digest}`;

/** Stores a link by its token's digest. */
export async function insertLink(
  db: Database,
  link: {
    readonly userId: string;
    readonly purpose: LinkPurpose;
    readonly digest: string;
    readonly seconds: number;
  },
): Promise<void> {
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(link.purpose, link.digest),
    value: link.userId,
    expiresAt: sql`now() + make_interval(secs => ${link.seconds})`,
  });
}

/** Removes a valid link and returns its user: of several simultaneous calls, one gets it. */
export async function consumeLink(
  db: Database,
  purpose: LinkPurpose,
  digest: string,
  userId?: string,
): Promise<string | null> {
  const taken = await db
    .delete(verification)
    .where(
      and(isStanding(purpose, digest), userId === undefined ? undefined : eq(verification.value, userId)),
    )
    .returning({ userId: verification.value });
  return taken[0]?.userId ?? null;
}

/** The user of a link, if it is valid. */
export async function findLink(db: Database, purpose: LinkPurpose, digest: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: verification.value })
    .from(verification)
    .where(isStanding(purpose, digest));
  return row?.userId ?? null;
}

/** Removes all of a user's links for a purpose. */
export async function deleteLinks(db: Database, userId: string, purpose: LinkPurpose): Promise<void> {
  await db
    .delete(verification)
    .where(and(eq(verification.value, userId), like(verification.identifier, `${purpose}:%`)));
}

const isStanding = (purpose: LinkPurpose, digest: string) =>
  and(eq(verification.identifier, identifierOf(purpose, digest)), gt(verification.expiresAt, sql`now()`));
