import { COMMENT_LIMITS, type Reviewer } from '@pagewright/contract/review';
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, member, review, reviewer, reviewRule, user } from '../../platform/db/schema/index.ts';

const person = { userId: user.id, name: user.name };

/** The given users who are members of the workspace, by name. */
export async function findMembers(
  db: Database,
  workspaceId: string,
  userIds: readonly string[],
): Promise<Reviewer[]> {
  return db
    .select(person)
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(
      and(
        eq(member.organizationId, workspaceId),
        ne(member.role, 'client'),
        inArray(member.userId, [...userIds]),
      ),
    )
    .orderBy(sql`lower(${user.name})`, asc(user.id));
}

/** The reviewers of an item who are still members of its workspace, by name. */
export async function findReviewers(
  db: Database,
  workspaceId: string,
  contentId: string,
): Promise<Reviewer[]> {
  return db
    .select(person)
    .from(reviewer)
    .innerJoin(member, and(eq(member.userId, reviewer.userId), eq(member.organizationId, workspaceId)))
    .innerJoin(user, eq(user.id, reviewer.userId))
    .where(and(eq(reviewer.contentId, contentId), ne(member.role, 'client')))
    .orderBy(sql`lower(${user.name})`, asc(user.id));
}

/** The items of a workspace awaiting a user's review, oldest request first, and their number. */
export async function findWaiting(db: Database, workspaceId: string, userId: string) {
  const waits = and(
    eq(review.workspaceId, workspaceId),
    eq(review.state, 'open'),
    eq(reviewer.userId, userId),
    isNull(content.removedAt),
  );
  const { contentId, askedByName, askedAt } = review;
  const { title, authorName } = content;
  const rows = await db
    .select({ contentId, title, authorName, askedByName, askedAt })
    .from(review)
    .innerJoin(reviewer, eq(reviewer.contentId, contentId))
    .innerJoin(content, eq(content.id, contentId))
    .where(waits)
    .orderBy(asc(askedAt), asc(contentId))
    .limit(COMMENT_LIMITS.waiting);
  const [all] = await db
    .select({ total: count() })
    .from(review)
    .innerJoin(reviewer, eq(reviewer.contentId, contentId))
    .innerJoin(content, eq(content.id, contentId))
    .where(waits);
  return { rows, total: all?.total ?? 0 };
}

/** Whether a workspace publishes only approved items. */
export async function isApprovalNeeded(db: Database, workspaceId: string): Promise<boolean> {
  const [row] = await db.select().from(reviewRule).where(eq(reviewRule.workspaceId, workspaceId));
  return row?.isApprovalNeeded ?? false;
}

/** Sets whether a workspace publishes only approved items. */
export async function upsertRule(db: Database, workspaceId: string, isNeeded: boolean): Promise<void> {
  const set = { isApprovalNeeded: isNeeded };
  await db
    .insert(reviewRule)
    .values({ workspaceId, ...set })
    .onConflictDoUpdate({ target: reviewRule.workspaceId, set });
}
