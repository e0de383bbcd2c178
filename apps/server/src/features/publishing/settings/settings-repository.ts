import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { file, site, workspace } from '../../../platform/db/schema/index.ts';

/** A workspace's site settings. */
export type SiteRow = typeof site.$inferSelect;
export type SiteChange = Partial<Omit<SiteRow, 'workspaceId' | 'domainVerifiedAt'>>;

/** The site settings and name of a workspace. Settings never set are blank. */
export async function findSettings(
  db: Database,
  workspaceId: string,
): Promise<{ readonly site: SiteRow | null; readonly workspaceName: string; readonly slug: string }> {
  const [row] = await db
    .select({ site, workspaceName: workspace.name, slug: workspace.slug })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(eq(workspace.id, workspaceId));
  return row ?? { site: null, workspaceName: '', slug: '' };
}

/** Stores the given settings. Changing the domain removes its verification. */
export async function upsertSettings(db: Database, workspaceId: string, change: SiteChange): Promise<void> {
  const set = { ...change, ...('domain' in change ? { domainVerifiedAt: null } : {}) };
  if (Object.keys(set).length === 0) return;
  await db
    .insert(site)
    .values({ workspaceId, ...set })
    .onConflictDoUpdate({ target: site.workspaceId, set });
}

/** Whether a stored image belongs to a workspace. */
export async function isImageOf(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.workspaceId, workspaceId), eq(file.id, id)));
  return row !== undefined;
}

/** Serializes decisions about a domain's owner until the transaction ends. */
export async function lockDomain(db: Database, domain: string): Promise<void> {
  await lockName(db, `domain ${domain}`);
}

/** Another workspace that holds a domain, with its proof. */
export async function findDomainHolder(
  db: Database,
  domain: string,
  workspaceId: string,
): Promise<Pick<SiteRow, 'workspaceId' | 'domainProof'> | undefined> {
  const [row] = await db
    .select({ workspaceId: site.workspaceId, domainProof: site.domainProof })
    .from(site)
    .where(and(eq(site.domain, domain), isNotNull(site.domainVerifiedAt), ne(site.workspaceId, workspaceId)));
  return row;
}

/**
 * Assigns a domain to a site if it still claims it with this proof, taking it from `former` in the same statement.
 * Returns whether it was assigned.
 */
export async function assignDomain(
  db: Database,
  { workspaceId, domain, domainProof }: Pick<SiteRow, 'workspaceId' | 'domain' | 'domainProof'>,
  formerHolder: string | null,
): Promise<boolean> {
  if (domain === null || domainProof === null) return false;
  if (formerHolder !== null)
    await db
      .update(site)
      .set({ domainVerifiedAt: null })
      .where(and(eq(site.workspaceId, formerHolder), eq(site.domain, domain)));
  const { rowCount } = await db
    .update(site)
    .set({ domainVerifiedAt: sql`clock_timestamp()` })
    .where(
      and(eq(site.workspaceId, workspaceId), eq(site.domain, domain), eq(site.domainProof, domainProof)),
    );
  return (rowCount ?? 0) > 0;
}
