import { and, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { contactMessage, installation, user, userSetting } from '../../platform/db/schema/index.ts';
import { FIRST_USER } from '../../providers/identity/workspaces-repository.ts';
export type MessageRow = typeof contactMessage.$inferSelect;
export type NewMessage = typeof contactMessage.$inferInsert;

/** Stores a message; null if one with the same key exists. */
export async function insertMessage(db: Database, message: NewMessage): Promise<MessageRow | null> {
  const [row] = await db
    .insert(contactMessage)
    .values(message)
    .onConflictDoNothing({ target: contactMessage.key })
    .returning();
  return row ?? null;
}

/** Finds a message by key. */
export async function findMessageByKey(db: Database, key: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(contactMessage).where(eq(contactMessage.key, key));
  return row ?? null;
}

/** Finds messages older than the given one, newest first. */
export async function findMessages(
  db: Database,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<MessageRow[]> {
  const isOlder = sql`(${contactMessage.createdAt}, ${contactMessage.id}) < (select m.created_at, m.id from ${contactMessage} m where m.id = ${after})`;
  return db
    .select()
    .from(contactMessage)
    .where(after === null ? undefined : isOlder)
    .orderBy(desc(contactMessage.createdAt), desc(contactMessage.id))
    .limit(limit);
}

/** Counts all or unread messages, up to `max`. */
export async function countMessages(db: Database, which: 'all' | 'unread', max: number): Promise<number> {
  const isUnread = and(isNull(contactMessage.readAt), not(contactMessage.isLikelySpam));
  const some = db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(which === 'unread' ? isUnread : undefined)
    .limit(max)
    .as('some');
  const [row] = await db.select({ messages: count() }).from(some);
  return row?.messages ?? 0;
}

/** Sets or clears marks of a message, keeping the time when each was first set; null if there is no such message. */
export async function markMessage(
  db: Database,
  id: string,
  {
    isRead,
    isAnswered,
  }: { readonly isRead?: boolean | undefined; readonly isAnswered?: boolean | undefined },
): Promise<MessageRow | null> {
  const marked = (is: boolean, column: typeof contactMessage.readAt | typeof contactMessage.answeredAt) =>
    is ? sql`coalesce(${column}, now())` : null;
  const [row] = await db
    .update(contactMessage)
    .set({
      // An update needs at least one assignment.
      readAt: isRead === undefined ? sql`${contactMessage.readAt}` : marked(isRead, contactMessage.readAt),
      answeredAt:
        isAnswered === undefined
          ? sql`${contactMessage.answeredAt}`
          : marked(isAnswered, contactMessage.answeredAt),
    })
    .where(eq(contactMessage.id, id))
    .returning();
  return row ?? null;
}

/** Deletes a message; false if there is no such message. */
export async function removeMessage(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(contactMessage).where(eq(contactMessage.id, id));
  return rowCount === 1;
}

/** Finds the operators' email addresses and languages; null if they chose no language. */
export async function findOperatorAddresses(
  db: Database,
  emails: readonly string[],
): Promise<{ email: string; language: string | null }[]> {
  const isOperator =
    emails.length > 0
      ? inArray(user.email, [...emails])
      : sql`${user.id} = (select ${installation.value} from ${installation} where ${installation.name} = ${FIRST_USER})`;
  return db
    .select({ email: user.email, language: userSetting.language })
    .from(user)
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(isOperator);
}
