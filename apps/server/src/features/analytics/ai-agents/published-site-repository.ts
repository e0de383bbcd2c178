import { and, eq, exists, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { publication, site, workspace } from '../../../platform/db/schema/index.ts';
import { siteOrigin, sitePath } from '../../content/index.ts';

/** The URL of the site that a workspace publishes here; null if it has no page. */
export async function findPublishedUrl(
  { db, services }: Pick<Context, 'db' | 'services'>,
  workspaceId: string,
): Promise<string | null> {
  const published = db
    .select({ one: sql`1` })
    .from(publication)
    .where(eq(publication.workspaceId, workspace.id));
  const [row] = await db
    .select({
      slug: workspace.slug,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(and(eq(workspace.id, workspaceId), exists(published)));
  if (!row) return null;
  const origin = siteOrigin(services.publicUrl(), row.domain);
  return row.domain === null ? `${origin}${sitePath(row.slug)}/` : `${origin}/`;
}
