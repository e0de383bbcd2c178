import type { WatchedKind, WatchSuggestion } from '@pagewright/contract/analytics';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { watched } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
export type WatchedRow = typeof watched.$inferSelect;

/** Lists a workspace's watchlist, in the order entries were added. */
export function listWatched(db: Database, workspaceId: string): Promise<WatchedRow[]> {
  return db
    .select()
    .from(watched)
    .where(eq(watched.workspaceId, workspaceId))
    .orderBy(asc(watched.addedAt), asc(watched.id));
}

/** Locks the list until the transaction ends, so its limit holds for concurrent additions. */
export async function lockWatchlist(db: Database, workspaceId: string): Promise<void> {
  await lockName(db, `watchlist of ${workspaceId}`);
}

/** A new competitor or keyword, with the normalized name that identifies duplicates. */
export interface NewWatched {
  readonly name: string;
  readonly key: string;
}

/** Inserts new entries in order, skips existing ones, and returns how many were inserted. */
export async function insertWatched(
  db: Database,
  whose: { readonly workspaceId: string; readonly authorId: string },
  kind: WatchedKind,
  names: readonly NewWatched[],
): Promise<number> {
  if (names.length === 0) return 0;
  const rows = await db
    .insert(watched)
    .values(
      names.map((name, index) => ({
        ...whose,
        kind,
        ...name,
        addedAt: sql`now() + make_interval(secs => ${index / 1_000})`,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: watched.id });
  return rows.length;
}

/** Locks an entry of any workspace until the transaction ends. */
export async function lockWatched(db: Database, id: string): Promise<WatchedRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(watched).where(eq(watched.id, id)).for('update');
  return row;
}

export async function deleteWatched(db: Database, id: string): Promise<void> {
  await db.delete(watched).where(eq(watched.id, id));
}

interface SuggestionQuery {
  readonly workspaceId: string;
  /** The author whose drafts count; null for all authors. */
  readonly authorId: string | null;
  /** Host of this installation's own sites; the workspace's own domain is looked up. */
  readonly ownHost: string;
  readonly limit: number;
}

type Suggestions = Record<WatchedKind, WatchSuggestion[]>;

/**
 * Suggests competitors from the results of researched keywords, and keywords from items, research, and imported
 * search figures.
 */
export async function findSuggestions(db: Database, query: SuggestionQuery): Promise<Suggestions> {
  const { workspaceId, authorId, ownHost, limit } = query;
  const rows = await Promise.all([
    db.execute<WatchSuggestion & Record<string, unknown>>(sql`
      with found as (
        select keyword, lower(regexp_replace(substring(url from '^https?://([^/?#]+)'), '^www\\.', '')) as host
        from keyword_research_page where workspace_id = ${workspaceId} and source = 'web'
      )
      select host as name, 'research' as source, count(distinct keyword)::int as count from found
      where host is not null and host <> ${ownHost}
        and not exists (select from site s where s.workspace_id = ${workspaceId}
          and s.domain_verified_at is not null and host in (s.domain, regexp_replace(s.domain, '^www\\.', '')))
        and not exists (select from watched w
          where w.workspace_id = ${workspaceId} and w.kind = 'competitor' and w.key = host)
      group by host order by 3 desc, 1 limit ${limit}`),
    db.execute<WatchSuggestion & Record<string, unknown>>(sql`
      with newest as (
        select id from search_import where workspace_id = ${workspaceId} and removed_at is null
        order by imported_at desc limit 1
      ), told as (
        (select lower(primary_keyword) as name, 'content' as source, count(*)::int as count, 1 as rank from content
          where workspace_id = ${workspaceId} and removed_at is null and primary_keyword <> ''
            and (status <> 'draft' or ${authorId}::text is null or author_id = ${authorId})
          group by 1 order by 3 desc, 1 limit ${limit})
        union all (select lower(f.name), 'search_console', f.clicks, 2 from newest
          join search_figure f on f.import_id = newest.id and f.kind = 'query'
          order by f.clicks desc, f.impressions desc limit ${limit})
        union all (select keyword, 'research', 1, 3 from keyword_research
          where workspace_id = ${workspaceId} order by gathered_at desc limit ${limit})
      ), once as (select distinct on (name) name, source, count, rank from told order by name, rank)
      select name, source, count from once
      where char_length(name) <= 200 and not exists (select from watched w
        where w.workspace_id = ${workspaceId} and w.kind = 'keyword' and w.key = once.name)
      order by rank, count desc, name limit ${limit}`),
  ]);
  const [competitor = [], keyword = []] = rows.map((answer) => answer.rows);
  return { competitor, keyword };
}
