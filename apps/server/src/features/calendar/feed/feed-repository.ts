import { toWorkspaceRole } from '@pagewright/contract/auth';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { calendarFeed, member, workspace } from '../../../platform/db/schema/index.ts';
import type { Reader } from '../repository.ts';

export type FeedRow = typeof calendarFeed.$inferSelect;

const isOf = ({ userId, workspaceId }: Reader) =>
  and(eq(calendarFeed.userId, userId), eq(calendarFeed.workspaceId, workspaceId));

/** Finds the secret address of a member. */
export async function findFeed(db: Database, owner: Reader): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeed).where(isOf(owner));
  return row;
}

/** Stores a new secret address of a member, replacing the former one. */
export async function putFeed(
  db: Database,
  { workspaceId, userId }: Reader,
  keys: Pick<FeedRow, 'keyHash' | 'sealedKey'>,
): Promise<FeedRow> {
  const createdAt = sql`clock_timestamp()`;
  const [row] = await db
    .insert(calendarFeed)
    .values({ workspaceId, userId, ...keys, createdAt })
    .onConflictDoUpdate({
      target: [calendarFeed.workspaceId, calendarFeed.userId],
      set: { ...keys, createdAt },
    })
    .returning();
  if (!row) throw new Error('the address of a feed was not kept');
  return row;
}

/** Deletes a member's secret address. */
export async function deleteFeed(db: Database, owner: Reader): Promise<void> {
  await db.delete(calendarFeed).where(isOf(owner));
}

/** Finds the member whose calendar a key opens, with their current role; none if they have left the workspace. */
export async function findFeedReader(
  db: Database,
  keyHash: string,
): Promise<(Reader & { readonly workspaceName: string }) | undefined> {
  const [row] = await db
    .select({
      workspaceId: calendarFeed.workspaceId,
      userId: calendarFeed.userId,
      role: member.role,
      workspaceName: workspace.name,
    })
    .from(calendarFeed)
    .innerJoin(
      member,
      and(eq(member.userId, calendarFeed.userId), eq(member.organizationId, calendarFeed.workspaceId)),
    )
    .innerJoin(workspace, eq(workspace.id, calendarFeed.workspaceId))
    .where(eq(calendarFeed.keyHash, keyHash));
  return row && row.role !== 'client' ? { ...row, role: toWorkspaceRole(row.role) } : undefined;
}
