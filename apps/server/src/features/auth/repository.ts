import { count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { mail, session, signInEntry, user, verification } from '../../platform/db/schema/index.ts';
import type { Mail } from '../../providers/mail/port.ts';
type MailRow = typeof mail.$inferSelect;

/** Stores a mail, unless one with the same key exists. */
export async function insertMail(db: Database, kept: Mail, language: string): Promise<void> {
  const { key, recipient, subject, text, action, replyTo, unsubscribeUrl, secretSeconds } = kept;
  await db
    .insert(mail)
    .values({
      key,
      recipient,
      subject,
      text,
      language,
      actionUrl: action?.url,
      actionLabel: action?.label,
      replyTo,
      unsubscribeUrl,
      secretUntil: secretSeconds === undefined ? null : sql`now() + make_interval(secs => ${secretSeconds})`,
    })
    .onConflictDoNothing({ target: mail.key });
}

/** Finds a mail by key. */
export async function findMail(db: Database, key: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mail).where(eq(mail.key, key));
  return row ?? null;
}

const blank = { text: '', actionUrl: null };

/** Marks a mail as sent and blanks its text, which may contain a sign-in link. */
export async function markMailSent(db: Database, id: string): Promise<void> {
  await db
    .update(mail)
    .set({ sentAt: sql`now()`, ...blank })
    .where(eq(mail.id, id));
}

/** Blanks the text of mails by key, since their links are void. */
export async function blankMails(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .update(mail)
      .set(blank)
      .where(inArray(mail.key, [...keys]));
}

const BLANKED_AT_ONCE = 1_000;

/** Blanks the text of mails that were sent or whose links have expired, 1,000 at a time. */
export async function blankSpentMails(db: Database): Promise<void> {
  const isSpent = sql`${mail.text} <> '' and (${mail.sentAt} is not null or ${mail.secretUntil} < now())`;
  for (;;) {
    const some = db.select({ id: mail.id }).from(mail).where(isSpent).limit(BLANKED_AT_ONCE);
    const { rowCount } = await db.update(mail).set(blank).where(inArray(mail.id, some));
    if ((rowCount ?? 0) < BLANKED_AT_ONCE) return;
  }
}

/** Finds mails older than the given one, newest first. */
export async function findMails(
  db: Database,
  { after, limit }: { after: string | null; limit: number },
): Promise<MailRow[]> {
  const isOlder = sql`(${mail.createdAt}, ${mail.id}) < (select m.created_at, m.id from ${mail} m where m.id = ${after})`;
  return db
    .select()
    .from(mail)
    .where(after === null ? undefined : isOlder)
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(limit);
}

/** Counts mails, up to `max`. */
export async function countMails(db: Database, max: number): Promise<number> {
  const some = db.select({ id: mail.id }).from(mail).limit(max).as('some');
  const [row] = await db.select({ mails: count() }).from(some);
  return row?.mails ?? 0;
}

/** Returns the address of a user's picture, or null. */
export async function findImage(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ image: user.image }).from(user).where(eq(user.id, userId));
  return row?.image ?? null;
}

const SIGN_IN_DAYS = 90;

/** Deletes expired sessions and links, and old sign-ins. */
export async function deleteExpired(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
  await db.delete(verification).where(lt(verification.expiresAt, sql`now()`));
  await db
    .delete(signInEntry)
    .where(lt(signInEntry.createdAt, sql`now() - make_interval(days => ${SIGN_IN_DAYS})`));
}
