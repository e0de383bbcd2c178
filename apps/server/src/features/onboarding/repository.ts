import type { FirstStep } from '@pagewright/contract/onboarding';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  auditEntry,
  brief,
  content,
  invitation,
  member,
  onboardingDismissal,
  publication,
  sampleWorkspace,
  scoreOrder,
  site,
  workspace,
} from '../../platform/db/schema/index.ts';

/** A user's sample workspace. */
export interface SampleRow {
  readonly workspaceId: string;
  readonly articleId: string | null;
}

/** A user's sample workspace; null if they have none. */
export async function findSample(db: Database, userId: string): Promise<SampleRow | null> {
  const [row] = await db
    .select({ workspaceId: sampleWorkspace.workspaceId, articleId: sampleWorkspace.articleId })
    .from(sampleWorkspace)
    .where(eq(sampleWorkspace.userId, userId));
  return row ?? null;
}

/** Marks a workspace as a user's sample and names its public site. */
export async function insertSample(
  db: Database,
  sample: { readonly workspaceId: string; readonly userId: string },
  named: { readonly name: string; readonly tagline: string },
): Promise<void> {
  await db.insert(sampleWorkspace).values(sample);
  // Its language may already be stored.
  await db
    .insert(site)
    .values({ workspaceId: sample.workspaceId, ...named })
    .onConflictDoUpdate({ target: site.workspaceId, set: named });
}

/** Stores the article that a sample's user starts with. */
export async function storeFirstArticle(db: Database, workspaceId: string, articleId: string): Promise<void> {
  await db.update(sampleWorkspace).set({ articleId }).where(eq(sampleWorkspace.workspaceId, workspaceId));
}

/** The workspace that a user last worked in other than their sample; null if there is none. */
export async function findLastWorkspace(
  db: Database,
  userId: string,
  sampleId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const [row] = await db
    .select({ id: workspace.id, name: workspace.name })
    .from(member)
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .where(and(eq(member.userId, userId), ne(member.organizationId, sampleId)))
    .orderBy(sql`${desc(member.enteredAt)} nulls last`, asc(member.createdAt), asc(member.id))
    .limit(1);
  return row ?? null;
}

/** Which first steps a workspace has completed. Every condition uses an index. */
export async function readSteps(db: Database, workspaceId: string): Promise<Record<FirstStep, boolean>> {
  const has = (of: ReturnType<typeof sql>) => sql<boolean>`exists (select 1 from ${of})`;
  const {
    rows: [row],
  } = await db.execute<Record<FirstStep, boolean>>(sql`select
    ${has(sql`${content} where ${content.workspaceId} = ${workspaceId} and ${content.removedAt} is null`)} as article,
    ${has(sql`${content} where ${content.workspaceId} = ${workspaceId} and ${content.removedAt} is null and ${scoreOrder(content.score)} >= 0`)} as score,
    ${has(sql`${brief} where ${brief.workspaceId} = ${workspaceId} and ${brief.removedAt} is null`)} as brief,
    ${has(sql`${publication} where ${publication.workspaceId} = ${workspaceId}`)} as publish,
    ${has(sql`${invitation} where ${invitation.organizationId} = ${workspaceId}`)}
      or (select count(*) from ${member} where ${member.organizationId} = ${workspaceId}) > 1 as invite`);
  if (!row) throw new Error('a query without a condition has a row');
  return row;
}

/** Whether a member has removed a sample, as far back as the audit log goes. */
export async function hasRemovedSample(
  db: Database,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.workspaceId, workspaceId),
        eq(auditEntry.actorId, userId),
        eq(auditEntry.action, 'onboarding.remove_sample'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether a member dismissed the list of first steps. */
export async function isDismissed(
  db: Database,
  who: { readonly workspaceId: string; readonly userId: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: onboardingDismissal.userId })
    .from(onboardingDismissal)
    .where(matchesDismissal(who));
  return rows.length > 0;
}

/** Dismisses the list for a member, or restores it. */
export async function setDismissed(
  db: Database,
  who: { readonly workspaceId: string; readonly userId: string },
  isDue: boolean,
): Promise<void> {
  if (!isDue) await db.delete(onboardingDismissal).where(matchesDismissal(who));
  else
    await db
      .insert(onboardingDismissal)
      .values({ workspaceId: who.workspaceId, userId: who.userId })
      .onConflictDoNothing();
}

const matchesDismissal = ({
  workspaceId,
  userId,
}: {
  readonly workspaceId: string;
  readonly userId: string;
}) => and(eq(onboardingDismissal.workspaceId, workspaceId), eq(onboardingDismissal.userId, userId));
