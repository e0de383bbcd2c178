import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { installation, member, user, userSetting } from '../../platform/db/schema/index.ts';
import { FIRST_USER } from '../../providers/identity/workspaces-repository.ts';

/** A reader of notifications with their workspace. */
export interface Reader {
  readonly userId: string;
  readonly workspaceId: string;
  /** Their chosen language; null if none. */
  readonly language: string | null;
}

const reader = { userId: user.id, workspaceId: member.organizationId, language: userSetting.language };

/** The members of a workspace, without clients. */
export async function listMembersOf(db: Database, workspaceId: string): Promise<Reader[]> {
  return listReaders(db, and(eq(member.organizationId, workspaceId), ne(member.role, 'client')));
}

/** The admins of a workspace. */
export async function listAdminsOf(db: Database, workspaceId: string): Promise<Reader[]> {
  return listReaders(db, and(eq(member.organizationId, workspaceId), eq(member.role, 'admin')));
}

async function listReaders(db: Database, condition: SQL | undefined): Promise<Reader[]> {
  return db
    .select(reader)
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(condition);
}

/** The operators: the users with these email addresses, or else the first user; each in their oldest workspace. */
export async function listOperators(db: Database, emails: readonly string[]): Promise<Reader[]> {
  const isOperator =
    emails.length > 0
      ? inArray(user.email, [...emails])
      : sql`exists (select 1 from ${installation} where ${installation.name} = ${FIRST_USER} and ${installation.value} = ${user.id})`;
  return db
    .selectDistinctOn([user.id], reader)
    .from(user)
    .innerJoin(member, eq(member.userId, user.id))
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(isOperator)
    .orderBy(user.id, asc(member.createdAt));
}
