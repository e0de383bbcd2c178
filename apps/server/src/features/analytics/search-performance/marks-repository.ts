import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import { dayOf, joinPublicSaves, type OwnPage } from '../refresh-grades/saves-repository.ts';

/** Most items that marks are made of, those that changed last. */
const ITEMS_MAX = 2_000;

/** A context without more of the caller than their workspace. */
export type WorkspaceContext = Pick<Context, 'db'> & {
  readonly actor: Pick<Actor, 'workspaceId' | 'workspaceSlug'>;
};

/** A published item with the saves that became public. */
export interface MarkedItem extends Pick<OwnPage, 'contentId' | 'title' | 'publishedOn'> {
  readonly saves: OwnPage['saves'] | null;
}

/** Lists the published items that changed on a day or later, or the one at an address, oldest first. */
export async function listMarkedItems(
  ctx: WorkspaceContext,
  from: string,
  page: string | null,
): Promise<MarkedItem[]> {
  const { rows } = await ctx.db.execute<MarkedItem & Record<string, unknown>>(sql`
    with items as (
      select p.content_id, p.slug, p.revision, p.published_at, c.title, c.source_url is not null as is_imported
      from publication p join content c on c.id = p.content_id
      where p.workspace_id = ${ctx.actor.workspaceId} and c.removed_at is null
        and ${page === null ? sql`p.updated_at >= ${from}::date` : sql`p.content_id in (${selectItemsAt(ctx, page)})`}
      order by p.updated_at desc limit ${ITEMS_MAX}
    )
    select i.content_id as "contentId", i.title, ${dayOf('i.published_at')} as "publishedOn", saved.list as saves
    from items i ${joinPublicSaves} order by i.published_at, i.content_id`);
  return rows;
}

/**
 * Selects the items at an address: by its present or former path on the workspace's site or own domain, or by the address
 * reported by a connected site.
 */
export function selectItemsAt(
  { actor: { workspaceId, workspaceSlug } }: WorkspaceContext,
  page: string,
): SQL {
  const slug = slugOf(page, workspaceSlug);
  return sql`
    select content_id from publication where workspace_id = ${workspaceId} and slug = ${slug}
    union select content_id from former_slug where workspace_id = ${workspaceId} and slug = ${slug}
    union select q.content_id from publication q join remote_post r on r.content_id = q.content_id
      where q.workspace_id = ${workspaceId} and rtrim(r.url, '/') = rtrim(${page}, '/')`;
}

/** The slug of the article that an address would have, on the workspace's own domain or below its site. */
export function slugOf(page: string, workspaceSlug: string): string {
  const path = page
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const site = `/sites/${workspaceSlug}/`;
  return path.startsWith(site) ? path.slice(site.length) : path.slice(1);
}
