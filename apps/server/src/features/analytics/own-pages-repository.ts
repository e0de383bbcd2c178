import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';

/** Finds the slug of a workspace, which the addresses of its pages contain; undefined if it is gone. */
export async function findWorkspaceSlug(db: Database, workspaceId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from workspace where id = ${workspaceId}`,
  );
  return rows[0]?.slug;
}

/**
 * The `with` parts that match items to the addresses of a property: `found (content_id, id)`, from `items (content_id,
 * slug)`. A page belongs to an item by its present or former path on the workspace's site or own domain, or by the address
 * reported by a connected site. Join it as a whole: looked up per item, it is read as often as there are items.
 */
export function matchOwnPages(propertyId: number, workspaceSlug: string): SQL {
  // Each way is an equality, so that thousands of items and addresses are matched by hashes.
  return sql`addresses as (
      select id, rtrim(url, '/') as url, rtrim(regexp_replace(url, '^https?://[^/?#]*|[?#].*$', '', 'gi'), '/') as path
      from search_page where property_id = ${propertyId}
    ), slugs as (
      select content_id, slug from items
      union select i.content_id, o.slug from items i join former_slug o on o.content_id = i.content_id
    ), paths as (
      select content_id, '/' || slug as path from slugs
      union all select content_id, '/sites/' || ${workspaceSlug}::text || '/' || slug from slugs
    ), found as materialized (
      select p.content_id, a.id from paths p join addresses a on a.path = p.path
      union
      select i.content_id, a.id from items i
      join remote_post m on m.content_id = i.content_id join addresses a on a.url = rtrim(m.url, '/')
    )`;
}
