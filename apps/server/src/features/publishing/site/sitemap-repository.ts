import { and, asc, eq, gt, gte, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { publication, site, workspace } from '../../../platform/db/schema/index.ts';
import { isAtOrNewer, isOlder, type ListKey } from '../article-repository.ts';
import { isPublished, isSample } from '../site-repository.ts';

/** A part of an ordered list: from `from` up to, but not including, `before`. Null is an open end. */
export interface Part<Key> {
  readonly from: Key | null;
  readonly before: Key | null;
}

/** The parts of a site's articles in order of publication, with up to `size` articles each. Reads an index only. */
export async function listArticleParts(
  db: Database,
  workspaceId: string,
  size: number,
): Promise<Part<ListKey>[]> {
  const { rows } = await db.execute<{ published_at: string; content_id: string }>(sql`
    select published_at, content_id from (
      select published_at, content_id, row_number() over (order by published_at, content_id) as number
      from ${publication} where workspace_id = ${workspaceId}) counted
    where number > 1 and number % ${size} = 1 order by published_at, content_id`);
  return toParts(rows.map((row) => ({ publishedAt: new Date(row.published_at), contentId: row.content_id })));
}

/** The slugs of a part of a site's articles, in an order that new publications hardly change. */
export function listAddresses(db: Database, workspaceId: string, { from, before }: Part<ListKey>) {
  return db
    .select({ slug: publication.slug, updatedAt: publication.updatedAt })
    .from(publication)
    .where(
      and(
        eq(publication.workspaceId, workspaceId),
        from === null ? undefined : isAtOrNewer(from),
        before === null ? undefined : isOlder(before),
      ),
    )
    .orderBy(asc(publication.publishedAt), asc(publication.contentId));
}

const isListed = (db: Database) => and(isPublished(db), not(isSample(db)));

/** The parts of all sites that have published something, by slug, with up to `size` sites each. */
export async function listSiteParts(db: Database, size: number): Promise<Part<string>[]> {
  const counted = db
    .select({
      slug: workspace.slug,
      number: sql<number>`row_number() over (order by ${workspace.slug})`.as('number'),
    })
    .from(workspace)
    .where(isListed(db))
    .as('counted');
  const rows = await db
    .select({ slug: counted.slug })
    .from(counted)
    .where(and(gt(counted.number, 1), sql`${counted.number} % ${size} = 1`))
    .orderBy(asc(counted.slug));
  return toParts(rows.map(({ slug }) => slug));
}

/** Lists a part of the sites that have published something, by slug. */
export function listSites(db: Database, { from, before }: Part<string>) {
  return db
    .select({
      slug: workspace.slug,
      domain: sql<string | null>`case when ${site.domainVerifiedAt} is not null then ${site.domain} end`,
    })
    .from(workspace)
    .leftJoin(site, eq(site.workspaceId, workspace.id))
    .where(
      and(
        isListed(db),
        from === null ? undefined : gte(workspace.slug, from),
        before === null ? undefined : lt(workspace.slug, before),
      ),
    )
    .orderBy(asc(workspace.slug));
}

/** Parts from the keys that each but the first begins with; one open part if there are none. */
function toParts<Key>(starts: readonly Key[]): Part<Key>[] {
  return [null, ...starts].map((from, index) => ({ from, before: starts[index] ?? null }));
}
