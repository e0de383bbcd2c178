import type { LinkState } from '@pagewright/contract/advanced';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { linkLead } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';

/** A stored opportunity. */
export type LeadRow = typeof linkLead.$inferSelect;
export type NewLead = typeof linkLead.$inferInsert;

const ofWorkspace = (workspaceId: string) =>
  and(eq(linkLead.workspaceId, workspaceId), isNull(linkLead.removedAt));

/** Finds the leads of a workspace, last changed first. */
export async function findLeads(
  db: Database,
  workspaceId: string,
  { state, limit }: { readonly state?: LinkState | undefined; readonly limit: number },
): Promise<LeadRow[]> {
  return db
    .select()
    .from(linkLead)
    .where(and(ofWorkspace(workspaceId), state && eq(linkLead.state, state)))
    .orderBy(desc(linkLead.updatedAt), desc(linkLead.id))
    .limit(limit);
}

/** Counts a workspace's leads by state. */
export async function countLeads(db: Database, workspaceId: string): Promise<Map<LinkState, number>> {
  const rows = await db
    .select({ state: linkLead.state, leads: count() })
    .from(linkLead)
    .where(ofWorkspace(workspaceId))
    .groupBy(linkLead.state);
  return new Map(rows.map(({ state, leads }) => [state, leads]));
}

/** Finds the workspace's lead for a page and kind. */
export async function findSameLead(
  db: Database,
  { workspaceId, kind, pageUrl }: Pick<LeadRow, 'workspaceId' | 'kind' | 'pageUrl'>,
): Promise<LeadRow | undefined> {
  const [kept] = await db
    .select()
    .from(linkLead)
    .where(and(ofWorkspace(workspaceId), eq(linkLead.kind, kind), eq(linkLead.pageUrl, pageUrl)));
  return kept;
}

/** Inserts a lead, or returns the one that somebody else has just added for the same page and kind. */
export async function insertLead(db: Database, lead: NewLead): Promise<LeadRow | undefined> {
  const [added] = await db.insert(linkLead).values(lead).onConflictDoNothing().returning();
  return added ?? (await findSameLead(db, lead));
}

/** Locks a lead of any workspace, present or removed within 30 days, until the transaction ends. */
export async function lockLead(
  db: Database,
  id: string,
  which: 'present' | 'removed' = 'present',
): Promise<LeadRow | undefined> {
  if (!isUuid(id)) return undefined;
  const condition =
    which === 'present'
      ? isNull(linkLead.removedAt)
      : and(isNotNull(linkLead.removedAt), gt(linkLead.removedAt, sql`now() - interval '30 days'`));
  const [row] = await db
    .select()
    .from(linkLead)
    .where(and(eq(linkLead.id, id), condition))
    .for('update');
  return row;
}

/** Updates a lead and returns it. */
export async function setLead(
  db: Database,
  id: string,
  values: Partial<Pick<NewLead, 'state' | 'note'>> & { readonly isRemoved?: boolean },
): Promise<LeadRow | undefined> {
  const { isRemoved, ...written } = values;
  const removedAt = isRemoved === undefined ? {} : { removedAt: isRemoved ? sql`clock_timestamp()` : null };
  const [row] = await db
    .update(linkLead)
    .set({ ...written, ...removedAt, updatedAt: sql`clock_timestamp()` })
    .where(eq(linkLead.id, id))
    .returning();
  return row;
}
