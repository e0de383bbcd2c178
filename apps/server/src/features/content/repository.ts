import type { ContentStatus } from '@pagewright/contract/content';
import {
  and,
  asc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  content,
  contentStats,
  outbox,
  publication,
  remotePost,
  site,
} from '../../platform/db/schema/index.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { cardReview, withdrawOpenReview } from './review-repository.ts';
import type { ContentMetrics, ContentFields } from './content-fields.ts';

const counted = (column: SQLWrapper) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);

/** The columns of a card, and those that policy and address depend on. */
export const cardColumns = {
  id: content.id,
  workspaceId: content.workspaceId,
  title: content.title,
  excerpt: content.excerpt,
  category: content.category,
  status: content.status,
  tags: content.tags,
  metaTitle: content.metaTitle,
  metaDescription: content.metaDescription,
  keywords: content.keywords,
  primaryKeyword: content.primaryKeyword,
  contentType: content.contentType,
  slug: content.slug,
  scheduledFor: content.scheduledFor,
  score: content.score,
  wordCount: content.wordCount,
  viewCount: counted(contentStats.viewCount),
  engagementTime: counted(contentStats.engagementTime),
  conversions: counted(contentStats.conversions),
  authorId: content.authorId,
  authorEmail: content.authorEmail,
  authorName: content.authorName,
  revision: content.revision,
  createdAt: content.createdAt,
  updatedAt: content.updatedAt,
  publishedAt: content.publishedAt,
  publicSlug: publication.slug,
  /** The workspace's own domain; null if its site uses the server's domain. */
  siteDomain: sql<string | null>`(select ${site.domain} from ${site}
    where ${site.workspaceId} = ${content.workspaceId} and ${site.domainVerifiedAt} is not null)`,
  hasRemoteFault: sql<boolean>`exists (select from ${remotePost}
    where ${remotePost.contentId} = ${content.id} and ${remotePost.fault} is not null)`,
  review: cardReview,
};
const itemColumns = {
  ...cardColumns,
  content: content.content,
  engineVersion: content.engineVersion,
  sourceUrl: content.sourceUrl,
};

const selectCards = (db: Database) =>
  db
    .select(cardColumns)
    .from(content)
    .leftJoin(publication, eq(publication.contentId, content.id))
    .leftJoin(contentStats, eq(contentStats.contentId, content.id));
const selectItems = (db: Database) =>
  db
    .select(itemColumns)
    .from(content)
    .leftJoin(publication, eq(publication.contentId, content.id))
    .leftJoin(contentStats, eq(contentStats.contentId, content.id));

/** An item without its text. `publicSlug` is null unless it is public. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
/** An item with its text. */
export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** Status and date of an item. */
export interface ItemState {
  readonly status: ContentStatus;
  readonly scheduledFor: Date | null;
}

/** Time of the change, by the database clock; the transaction may have begun long before. */
const moment = sql`clock_timestamp()`;

/** Finds an item of any workspace that is not removed. A malformed id finds nothing. */
export async function findItem(db: Database, id: string): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectItems(db).where(and(eq(content.id, id), isNull(content.removedAt)));
  return row;
}

/** Reads an item that this transaction has just fields. */
export async function readBack(db: Database, id: string): Promise<ItemRow> {
  const item = await findItem(db, id);
  if (!item) throw new Error(`content ${id} is gone within its own transaction`);
  return item;
}

/** Like `findItem`, but locks the item until the transaction ends. */
export async function lockItem(db: Database, id: string): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  await db.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update');
  // Read again: a statement that waited for a lock sees the joined table as it was before the wait.
  return findItem(db, id);
}

/**
 * Finds items of a workspace that may be a given web page, oldest first. `isKnownAt` marks those opened from that
 * address or published there; the others are public here under its last path segment.
 */
export async function findItemsByUrl(
  db: Database,
  workspaceId: string,
  address: string,
): Promise<(CardRow & { readonly isKnownAt: boolean })[]> {
  const isKnownAt = sql<boolean>`(${content.sourceUrl} is not distinct from ${address} or exists (
    select from ${remotePost} where ${remotePost.contentId} = ${content.id} and ${remotePost.url} = ${address}))`;
  return db
    .select({ ...cardColumns, isKnownAt })
    .from(content)
    .leftJoin(publication, eq(publication.contentId, content.id))
    .leftJoin(contentStats, eq(contentStats.contentId, content.id))
    .where(
      and(
        eq(content.workspaceId, workspaceId),
        isNull(content.removedAt),
        or(isKnownAt, eq(publication.slug, decodedLastPart(address))),
      ),
    )
    .orderBy(asc(content.createdAt), asc(content.id));
}

function decodedLastPart(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Locks an item that was removed in the last 30 days. */
export async function lockRemovedItem(db: Database, id: string): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  await db.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update');
  const [row] = await selectItems(db).where(
    and(
      eq(content.id, id),
      isNotNull(content.removedAt),
      gt(content.removedAt, sql`now() - interval '30 days'`),
    ),
  );
  return row;
}

/** A new item. */
export interface NewItem extends ItemState {
  readonly id: string;
  readonly workspaceId: string;
  readonly author: { readonly id: string; readonly name: string; readonly email: string };
  readonly fields: ContentFields;
  readonly measured: ContentMetrics;
  /** Address of the live page that the text came from. */
  readonly sourceUrl: string | null;
}

/** Inserts an item with revision 1, published if its status says so. */
export async function insertItem(db: Database, item: NewItem): Promise<void> {
  await db.insert(content).values({
    id: item.id,
    workspaceId: item.workspaceId,
    authorId: item.author.id,
    authorName: item.author.name,
    authorEmail: item.author.email,
    ...item.fields,
    ...item.measured,
    status: item.status,
    sourceUrl: item.sourceUrl,
    scheduledFor: item.scheduledFor,
    publishedAt: item.status === 'published' ? moment : null,
  });
}

/** The changes that a save makes to an item. */
export interface ItemChange extends ItemState {
  readonly fields: ContentFields;
  readonly measured: ContentMetrics;
  readonly revision: number;
  /** Name and email of the author, if the author is saving. */
  readonly author: { readonly name: string; readonly email: string } | null;
}

/** Writes a save. `publishedAt` is set while the status is `published`. */
export async function updateItem(db: Database, current: ItemRow, change: ItemChange): Promise<void> {
  await endReview(db, current, change);
  await db
    .update(content)
    .set({
      ...change.fields,
      ...change.measured,
      ...(change.author ? { authorName: change.author.name, authorEmail: change.author.email } : {}),
      ...stateColumns(current, change),
      revision: change.revision,
      updatedAt: moment,
    })
    .where(eq(content.id, current.id));
}

/** Updates status and date, and the slug with the score that it gives. */
export async function updateItemState(
  db: Database,
  current: ItemRow,
  change: ItemState & { readonly slug?: string; readonly measured?: ContentMetrics },
): Promise<void> {
  await endReview(db, current, change);
  await db
    .update(content)
    .set({
      ...stateColumns(current, change),
      ...(change.slug === undefined ? {} : { slug: change.slug }),
      ...change.measured,
      updatedAt: moment,
    })
    .where(eq(content.id, current.id));
}

/** Withdraws the open review of an item that moved on to another status without it. */
async function endReview(db: Database, { id, status }: ItemRow, change: ItemState): Promise<void> {
  if (change.status !== status && change.status !== 'review') await withdrawOpenReview(db, id);
}

function stateColumns(current: ItemRow, { status, scheduledFor }: ItemState) {
  const publishedAt = status !== 'published' ? null : current.status === 'published' ? undefined : moment;
  return { status, scheduledFor, ...(publishedAt === undefined ? {} : { publishedAt }) };
}

/** Writes the score that another engine version gives the same revision. Other revisions are left alone. */
export async function updateScore(
  db: Database,
  item: Pick<ItemRow, 'id' | 'revision'>,
  { score, scoreResult, engineVersion, wordCount, text }: ContentMetrics,
): Promise<void> {
  await db
    .update(content)
    .set({ score, scoreResult, engineVersion, wordCount, text })
    .where(and(eq(content.id, item.id), eq(content.revision, item.revision)));
}

/** Finds items without a score of the current engine version, without removed items. */
export async function findOutdatedItems(
  db: Database,
  engineVersion: string,
  limit: number,
): Promise<ItemRow[]> {
  return selectItems(db)
    .where(
      and(
        // Uses the index to find the few that differ; compared as text, '10.0.0' would be older than '9.0.0'.
        or(lt(content.engineVersion, engineVersion), gt(content.engineVersion, engineVersion)),
        sql`string_to_array(${content.engineVersion}, '.')::int[] < string_to_array(${engineVersion}, '.')::int[]`,
        isNull(content.removedAt),
      ),
    )
    .limit(limit);
}

/** Marks an item as removed. */
export async function markRemoved(db: Database, id: string): Promise<void> {
  await db.update(content).set({ removedAt: moment }).where(eq(content.id, id));
}

/** Restores a removed item as a draft. */
export async function markRestored(db: Database, id: string): Promise<void> {
  await withdrawOpenReview(db, id);
  await db
    .update(content)
    .set({ removedAt: null, status: 'draft', scheduledFor: null, publishedAt: null, updatedAt: moment })
    .where(eq(content.id, id));
}

/** A scheduled item that is due by the database clock. */
export interface DueItem {
  readonly id: string;
  readonly workspaceId: string;
  readonly authorId: string | null;
  readonly revision: number;
  readonly title: string;
  readonly scheduledFor: Date;
}

const isDue = and(
  eq(content.status, 'scheduled'),
  isNull(content.removedAt),
  // Not `moment`: a volatile expression cannot use an index.
  lte(content.scheduledFor, sql`now()`),
);
/** Whether it waited for more than a minute, counted from the requested time. */
export const isLateBy = (when: SQL) =>
  sql<boolean>`greatest(${content.scheduledFor}, ${content.updatedAt}) < ${when} - interval '1 minute'`;
const dueKeyOf = (key: string) =>
  sql`concat_ws(':', ${key}::text, ${content.id}, ${content.revision}, floor(extract(epoch from ${content.scheduledFor}) * 1000)::bigint)`;

/** Counts the items that are due and not given up, those of them that are late, and those given up. */
export async function countDueItems(
  db: Database,
  key: string,
): Promise<{ readonly due: number; readonly late: number; readonly failed: number }> {
  const isGivenUp = sql`${outbox.id} is not null`;
  const [row] = await db
    .select({
      due: sql<number>`count(*) filter (where not ${isGivenUp})::int`,
      late: sql<number>`count(*) filter (where not ${isGivenUp} and ${isLateBy(sql`now()`)})::int`,
      failed: sql<number>`count(*) filter (where ${isGivenUp})::int`,
    })
    .from(content)
    .leftJoin(outbox, and(isNotNull(outbox.failedAt), eq(outbox.key, dueKeyOf(key))))
    .where(isDue);
  return row ?? { due: 0, late: 0, failed: 0 };
}

/** Finds due items without a row `<key>:<id>:<revision>:<milliseconds>` in the outbox, longest due first. */
export async function findDueItems(db: Database, key: string, limit: number): Promise<DueItem[]> {
  const rows = await db
    .select({
      id: content.id,
      workspaceId: content.workspaceId,
      authorId: content.authorId,
      revision: content.revision,
      title: content.title,
      scheduledFor: content.scheduledFor,
    })
    .from(content)
    .where(and(isDue, sql`not exists (select from ${outbox} where ${outbox.key} = ${dueKeyOf(key)})`))
    .orderBy(asc(content.scheduledFor))
    .limit(limit);
  return rows.flatMap((row) => (row.scheduledFor ? [{ ...row, scheduledFor: row.scheduledFor }] : []));
}

/** Locks a scheduled item that is due now, and tells whether it is more than a minute late. */
export async function lockDueItem(
  db: Database,
  id: string,
): Promise<{ readonly item: ItemRow; readonly isLate: boolean } | undefined> {
  const item = await lockItem(db, id);
  if (item?.status !== 'scheduled' || !item.scheduledFor) return undefined;
  const [due] = await db
    .select({
      isDue: sql<boolean>`${content.scheduledFor} <= ${moment}`,
      isLate: isLateBy(moment),
    })
    .from(content)
    .where(eq(content.id, id));
  return due?.isDue ? { item, isLate: due.isLate } : undefined;
}
