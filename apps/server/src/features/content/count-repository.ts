import { LABELED_ITEMS, type ContentStatus } from '@pagewright/contract/content';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, contentCount } from '../../platform/db/schema/index.ts';
import type { ListFilter } from './list-repository.ts';

/** Counts an author's items by status. Statuses without items are left out. */
export async function readStatusCounts(
  db: Database,
  workspaceId: string,
  authorId: string,
): Promise<{ status: ContentStatus; count: number }[]> {
  return db
    .select({ status: contentCount.status, count: contentCount.count })
    .from(contentCount)
    .where(and(eq(contentCount.workspaceId, workspaceId), eq(contentCount.authorId, authorId)));
}

/** Returns the exact number of items in a list filtered only by author, statuses, and reader. */
export async function readTotal(db: Database, filter: ListFilter): Promise<number> {
  const { workspaceId, authorId, memberId, statuses } = filter;
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${contentCount.count}), 0)::int` })
    .from(contentCount)
    .where(
      and(
        eq(contentCount.workspaceId, workspaceId),
        authorId === null ? undefined : eq(contentCount.authorId, authorId),
        memberId === null
          ? undefined
          : or(eq(contentCount.authorId, memberId), ne(contentCount.status, 'draft')),
        statuses.length === 0 ? undefined : inArray(contentCount.status, [...statuses]),
      ),
    );
  return row?.total ?? 0;
}

/** Returns the categories and tags of an author's newest items: the `max` most used of each, sorted alphabetically. */
export async function readLabels(
  db: Database,
  workspaceId: string,
  authorId: string,
  max: number,
): Promise<{ categories: string[]; tags: string[] }> {
  const { rows } = await db.execute<{ kind: 'category' | 'tag'; label: string }>(sql`
    with newest as materialized (
      select category, tags from ${content}
      where ${and(eq(content.workspaceId, workspaceId), eq(content.authorId, authorId), isNull(content.removedAt))}
      order by ${content.updatedAt} desc, ${content.id} desc limit ${LABELED_ITEMS}
    ), used as (
      (select 'category' as kind, category as label from newest where category <> ''
        group by category order by count(*) desc, category limit ${max})
      union all
      (select 'tag', tag from newest, unnest(tags) as tag group by tag order by count(*) desc, tag limit ${max})
    )
    select kind, label from used order by label collate "und-x-icu"`);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.label);
  return { categories: ofKind('category'), tags: ofKind('tag') };
}
