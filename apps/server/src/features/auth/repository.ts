import { count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { mail, session, signInEntry, user, verification } from '../../db/schema/index.ts';
import type { Mail } from '../../providers/mail/port.ts';

type DatabaseOf = { readonly db: Database };
type KeptMail = typeof mail.$inferSelect;

/** Writes a mail, unless one with its key was written before. */
export async function keepMail({ db }: DatabaseOf, { key, recipient, subject, text }: Mail): Promise<void> {
  await db.insert(mail).values({ key, recipient, subject, text }).onConflictDoNothing({ target: mail.key });
}

/** The mail of a key. */
export async function findMail({ db }: DatabaseOf, key: string): Promise<KeptMail | null> {
  const [row] = await db.select().from(mail).where(eq(mail.key, key));
  return row ?? null;
}

/** Notes that the mail server took a mail. */
export async function markMailSent({ db }: DatabaseOf, id: string): Promise<void> {
  await db
    .update(mail)
    .set({ sentAt: sql`now()` })
    .where(eq(mail.id, id));
}

/** Mails older than the one named, newest first. */
export async function findMails(
  { db }: DatabaseOf,
  { after, limit }: { after: string | null; limit: number },
): Promise<KeptMail[]> {
  const isOlder = sql`(${mail.createdAt}, ${mail.id}) < (select m.created_at, m.id from ${mail} m where m.id = ${after})`;
  return db
    .select()
    .from(mail)
    .where(after === null ? undefined : isOlder)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit);
}

/** How many mails there are; counting stops at `most`. */
export async function countMails({ db }: DatabaseOf, most: number): Promise<number> {
  const some = db.select({ id: mail.id }).from(mail).limit(most).as('some');
  const [row] = await db.select({ mails: count() }).from(some);
  return row?.mails ?? 0;
}

/** The address of a user's picture; null: none. */
export async function findImage({ db }: DatabaseOf, userId: string): Promise<string | null> {
  const [row] = await db.select({ image: user.image }).from(user).where(eq(user.id, userId));
  return row?.image ?? null;
}

const SIGN_IN_DAYS = 90;

/** Removes sessions and links that are over, and sign-ins of former times. */
export async function removeExpired({ db }: DatabaseOf): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db
    .delete(signInEntry)
    .where(lt(signInEntry.createdAt, sql`now() - make_interval(days => ${SIGN_IN_DAYS})`));
}
