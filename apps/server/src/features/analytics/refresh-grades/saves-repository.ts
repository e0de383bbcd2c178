import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/client.ts';
import { matchOwnPages } from '../own-pages-repository.ts';

/** A published item that has pages in a property, with the versions of it that were public. */
export interface OwnPage {
  readonly contentId: string;
  readonly title: string;
  /** Its shortest address. */
  readonly url: string;
  readonly pageIds: readonly number[];
  /** The day it was published, in Pacific Time. */
  readonly publishedOn: string;
  /** Whether it was a live page before it was written here; then its changes are known since `createdOn` only. */
  readonly isImported: boolean;
  readonly createdOn: string;
  /** Saves that became public, oldest first; the first is the version that was live before. */
  readonly saves: readonly { readonly number: number; readonly day: string }[];
  /** Days on which the calendar proposed a refresh and somebody decided about it. */
  readonly proposals: readonly string[];
}

/** A moment as a day in Pacific Time. */
export const dayOf = (at: string): SQL =>
  sql.raw(`to_char(${at} at time zone 'America/Los_Angeles', 'YYYY-MM-DD')`);

/**
 * The join that adds the saves that became public to `items` as `i`: `saved.list`, null without any. The first is the
 * version that was live before. The page of a published item shows its newest save, so every later save became public.
 */
export const joinPublicSaves: SQL = sql`
    join lateral (
      select coalesce(max(number) filter (where i.is_imported is false and created_at <= i.published_at + interval '1 second'),
        min(number)) as number
      from content_revision where content_id = i.content_id and kind <> 'autosave'
    ) base on true
    join lateral (
      select json_agg(json_build_object('number', r.number, 'day', ${dayOf('greatest(r.created_at, i.published_at)')})
        order by r.number) as list
      from content_revision r where r.content_id = i.content_id and r.number between base.number and i.revision
        and (r.kind <> 'autosave' or r.number = i.revision)
    ) saved on true`;

/** Lists the published items of a workspace that have pages in a property. */
export async function listOwnPages(
  { db, actor }: Pick<Context, 'db'> & { readonly actor: Pick<Actor, 'workspaceId' | 'workspaceSlug'> },
  propertyId: number,
): Promise<OwnPage[]> {
  const { rows } = await db.execute<OwnPage & Record<string, unknown>>(sql`
    with items as (
      select p.content_id, p.slug, p.revision, p.published_at, c.title, c.created_at, c.source_url is not null as is_imported
      from publication p join content c on c.id = p.content_id
      where p.workspace_id = ${actor.workspaceId} and c.removed_at is null
    ), ${matchOwnPages(propertyId, actor.workspaceSlug)}, pages as (
      select f.content_id, array_agg(f.id order by length(a.url), f.id) as ids
      from found f join addresses a on a.id = f.id group by f.content_id
    )
    select i.content_id as "contentId", i.title, pages.ids as "pageIds",
      (select url from search_page where id = pages.ids[1]) as url,
      ${dayOf('i.published_at')} as "publishedOn", ${dayOf('i.created_at')} as "createdOn",
      i.is_imported as "isImported", saved.list as saves,
      coalesce((select json_agg(${dayOf('decided_at')} order by decided_at) from refresh_decision d
        where d.content_id = i.content_id), '[]') as proposals
    from items i
    join pages on pages.content_id = i.content_id
    ${joinPublicSaves}
    where saved.list is not null order by i.content_id`);
  return rows;
}

/** Two revisions of an item. */
export interface RevisionPair {
  readonly contentId: string;
  readonly from: number;
  readonly to: number;
}

/** Reads the shares that were computed before, of the items of a workspace. */
export async function listShares(
  db: Database,
  workspaceId: string,
): Promise<readonly (RevisionPair & { readonly share: number })[]> {
  const { rows } = await db.execute<RevisionPair & { share: number } & Record<string, unknown>>(sql`
    select r.content_id as "contentId", r.from_revision as "from", r.to_revision as "to", r.share::float8 as share
    from publication p join revision_change r on r.content_id = p.content_id where p.workspace_id = ${workspaceId}`);
  return rows;
}

/** Reads the texts of revisions; a pair of which one is gone is left out. */
export async function readTexts(
  db: Database,
  pairs: readonly RevisionPair[],
): Promise<(RevisionPair & { readonly before: string; readonly after: string })[]> {
  const { rows } = await db.execute<
    RevisionPair & { before: string; after: string } & Record<string, unknown>
  >(sql`
    select u.content_id as "contentId", u.before as "from", u.after as "to", a.content as before, b.content as after
    from unnest(${sql.param(pairs.map(({ contentId }) => contentId))}::uuid[],
      ${sql.param(pairs.map(({ from }) => from))}::int[], ${sql.param(pairs.map(({ to }) => to))}::int[])
      u(content_id, before, after)
    join content_revision a on a.content_id = u.content_id and a.number = u.before
    join content_revision b on b.content_id = u.content_id and b.number = u.after`);
  return rows;
}

/** Stores computed shares. */
export async function writeShares(
  db: Database,
  shares: readonly (RevisionPair & { readonly share: number })[],
): Promise<void> {
  await db.execute(sql`
    insert into revision_change (content_id, from_revision, to_revision, share)
    select * from unnest(${sql.param(shares.map(({ contentId }) => contentId))}::uuid[],
      ${sql.param(shares.map(({ from }) => from))}::int[], ${sql.param(shares.map(({ to }) => to))}::int[],
      ${sql.param(shares.map(({ share }) => share))}::real[]) u(content_id, before, after, share)
    where exists (select from content c where c.id = u.content_id)
    on conflict do nothing`);
}
