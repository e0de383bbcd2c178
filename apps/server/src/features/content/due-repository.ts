import { and, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, contentRevision, formerSlug, publication } from '../../platform/db/schema/index.ts';
import { isLateBy } from './repository.ts';

/** Time of the change, by the database clock. */
const moment = sql`clock_timestamp()`;

/** A scheduled item that is due, and the last version that a person saved. */
export interface DueVersion {
  readonly id: string;
  readonly workspaceId: string;
  readonly authorId: string | null;
  readonly title: string;
  readonly slug: string;
  readonly isLate: boolean;
  readonly shown: { readonly number: number; readonly slug: string; readonly title: string };
}

/** Locks the due items that no other transaction has locked, ordered by workspace. */
export async function lockDueVersions(db: Database, ids: readonly string[]): Promise<DueVersion[]> {
  const items = await db
    .select({
      id: content.id,
      workspaceId: content.workspaceId,
      authorId: content.authorId,
      title: content.title,
      slug: content.slug,
      isLate: isLateBy(moment),
    })
    .from(content)
    .where(
      and(
        inArray(content.id, [...ids]),
        eq(content.status, 'scheduled'),
        isNull(content.removedAt),
        lte(content.scheduledFor, moment),
      ),
    )
    .for('update', { skipLocked: true });
  if (items.length === 0) return [];
  const { contentId, number, slug, title, kind } = contentRevision;
  const revisions = await db
    .selectDistinctOn([contentId], { contentId, number, slug, title })
    .from(contentRevision)
    .where(
      and(
        inArray(
          contentId,
          items.map(({ id }) => id),
        ),
        ne(kind, 'autosave'),
      ),
    )
    .orderBy(contentId, desc(number));
  const byItem = new Map(revisions.map((revision) => [revision.contentId, revision]));
  return items.flatMap((item) => {
    const shown = byItem.get(item.id);
    return shown ? [{ ...item, shown }] : [];
  });
}

/** Locks the choice of addresses in these workspaces, always in the same order to avoid deadlocks. */
export async function lockAddressesOfWorkspaces(
  db: Database,
  workspaceIds: readonly string[],
): Promise<void> {
  const inOrder = sql.param([...new Set(workspaceIds)].toSorted());
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('addresses of ' || workspace, 0)) from unnest(${inOrder}::text[]) workspace`,
  );
}

/** An item and the address it will get. */
export interface AddressedVersion extends DueVersion {
  readonly address: string;
}

/**
 * Returns the items whose address is free and was never used by another item. Of two items that want the same one,
 * neither is returned.
 */
export async function withFreeAddress(
  db: Database,
  items: readonly AddressedVersion[],
): Promise<AddressedVersion[]> {
  const wanted = Map.groupBy(items, ({ workspaceId, address }) => `${workspaceId} ${address}`);
  const single = items.filter(
    ({ workspaceId, address }) => wanted.get(`${workspaceId} ${address}`)?.length === 1,
  );
  const takers = async (table: typeof publication | typeof formerSlug) =>
    db
      .select({ id: table.contentId, workspaceId: table.workspaceId, slug: table.slug })
      .from(table)
      .where(sql`(${table.workspaceId}, ${table.slug}) in (select * from ${pairs(single)})`);
  const taken = new Map(
    [...(await takers(publication)), ...(await takers(formerSlug))].map(({ id, workspaceId, slug }) => [
      `${workspaceId} ${slug}`,
      id,
    ]),
  );
  return single.filter(({ id, workspaceId, address }) => {
    const taker = taken.get(`${workspaceId} ${address}`);
    return taker === undefined || taker === id;
  });
}

/** Workspace and address pairs as SQL rows. */
function pairs(items: readonly AddressedVersion[]) {
  const workspaces = sql.param(items.map(({ workspaceId }) => workspaceId));
  const addresses = sql.param(items.map(({ address }) => address));
  return sql`unnest(${workspaces}::text[], ${addresses}::text[])`;
}

/**
 * Publishes locked items at their addresses and returns the time of each. An item without a slug takes its address as
 * slug; its score, which includes the slug, is recomputed later.
 */
export async function publishVersions(
  db: Database,
  items: readonly AddressedVersion[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = sql.param(items.map(({ id }) => id));
  const addresses = sql.param(items.map(({ address }) => address));
  const revisions = sql.param(items.map(({ shown }) => shown.number));
  const chosen = sql`unnest(${ids}::uuid[], ${addresses}::text[], ${revisions}::int[]) chosen (id, address, revision)`;
  await db.execute(sql`
    update content set status = 'published', published_at = clock_timestamp(), updated_at = clock_timestamp(),
      slug = case when slug = '' then chosen.address else slug end,
      engine_version = case when slug = '' then '' else engine_version end
    from ${chosen} where content.id = chosen.id`);
  await db.execute(sql`
    delete from former_slug using content, ${chosen}
    where content.id = chosen.id and former_slug.workspace_id = content.workspace_id and former_slug.slug = chosen.address`);
  const rows = await db.execute<{ id: string; at: number }>(sql`
    insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
    select content.id, content.workspace_id, chosen.address, chosen.revision, content.published_at, clock_timestamp()
    from content join ${chosen} on content.id = chosen.id
    returning content_id as id, (extract(epoch from published_at) * 1000)::float as at`);
  return new Map(rows.rows.map(({ id, at }) => [id, new Date(at)]));
}
