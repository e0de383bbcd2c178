import type { FirstStep } from '@pagewright/contract/onboarding';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
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
} from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** The sample workspace of a user. */
export interface SampleRow {
  readonly workspaceId: string;
  readonly articleId: string | null;
}

/** The sample workspace of a user; null where they have none. */
export async function findSample({ db }: DatabaseOf, userId: string): Promise<SampleRow | null> {
  const [row] = await db
    .select({ workspaceId: sampleWorkspace.workspaceId, articleId: sampleWorkspace.articleId })
    .from(sampleWorkspace)
    .where(eq(sampleWorkspace.userId, userId));
  return row ?? null;
}

/** Marks a workspace as the sample of a user, and names its public site. */
export async function insertSample(
  { db }: DatabaseOf,
  sample: { readonly workspaceId: string; readonly userId: string },
  named: { readonly name: string; readonly tagline: string },
): Promise<void> {
  await db.insert(sampleWorkspace).values(sample);
  await db.insert(site).values({ workspaceId: sample.workspaceId, ...named });
}

/** Keeps the article of a sample that its user starts with. */
export async function nameFirstArticle(
  { db }: DatabaseOf,
  workspaceId: string,
  articleId: string,
): Promise<void> {
  await db.update(sampleWorkspace).set({ articleId }).where(eq(sampleWorkspace.workspaceId, workspaceId));
}

/** The workspace that a user last worked in beside their sample; null where they are a member of no other. */
export async function findHome(
  { db }: DatabaseOf,
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

/** Which first steps a workspace has taken. Every condition is one that an index answers. */
export async function readSteps(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<Record<FirstStep, boolean>> {
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

/** Whether a member has had a sample and removed it, as far back as the audit goes. */
export async function hasRemovedSample(
  { db }: DatabaseOf,
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

/** Whether a member put the list of first steps away. */
export async function isDismissed(
  { db }: DatabaseOf,
  who: { readonly workspaceId: string; readonly userId: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: onboardingDismissal.userId })
    .from(onboardingDismissal)
    .where(dismissalOf(who));
  return rows.length > 0;
}

/** Puts the list away for a member, or brings it back. */
export async function setDismissed(
  { db }: DatabaseOf,
  who: { readonly workspaceId: string; readonly userId: string },
  isDue: boolean,
): Promise<void> {
  if (!isDue) await db.delete(onboardingDismissal).where(dismissalOf(who));
  else
    await db
      .insert(onboardingDismissal)
      .values({ workspaceId: who.workspaceId, userId: who.userId })
      .onConflictDoNothing();
}

const dismissalOf = ({ workspaceId, userId }: { readonly workspaceId: string; readonly userId: string }) =>
  and(eq(onboardingDismissal.workspaceId, workspaceId), eq(onboardingDismissal.userId, userId));
