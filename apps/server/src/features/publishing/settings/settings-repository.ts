import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';
import { file, site, workspace } from '../../../db/schema/index.ts';

/** What a workspace has set of its site. */
export type SiteRow = typeof site.$inferSelect;
export type SiteChange = Partial<Omit<SiteRow, 'workspaceId' | 'domainVerifiedAt'>>;

/** The settings of a workspace's site and the workspace's name; what was never set is blank. */
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

/** Changes what is given. A domain that changes is not verified any more. */
export async function putSettings(db: Database, workspaceId: string, change: SiteChange): Promise<void> {
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

/** Lets one transaction at a time decide whose a domain is, until it ends. */
export async function lockDomain(db: Database, domain: string): Promise<void> {
  await lockName(db, `domain ${domain}`);
}

/** Another workspace whose site stands on a domain, with the proof that it has shown. */
export async function findHolder(
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
 * Lets a site stand on the domain that it claims, if it still claims it with this proof; `former` loses it in the same
 * moment. Answers whether it stands there now.
 */
export async function giveDomain(
  db: Database,
  { workspaceId, domain, domainProof }: Pick<SiteRow, 'workspaceId' | 'domain' | 'domainProof'>,
  former: string | null,
): Promise<boolean> {
  if (domain === null || domainProof === null) return false;
  if (former !== null)
    await db
      .update(site)
      .set({ domainVerifiedAt: null })
      .where(and(eq(site.workspaceId, former), eq(site.domain, domain)));
  const { rowCount } = await db
    .update(site)
    .set({ domainVerifiedAt: sql`clock_timestamp()` })
    .where(
      and(eq(site.workspaceId, workspaceId), eq(site.domain, domain), eq(site.domainProof, domainProof)),
    );
  return (rowCount ?? 0) > 0;
}
