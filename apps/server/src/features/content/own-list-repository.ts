import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, contentCount, contentStats, publication } from '../../platform/db/schema/index.ts';
import { readTotal } from './count-repository.ts';
import type { ListFilter, ListPage } from './list-repository.ts';
import { cardColumns, type CardRow } from './repository.ts';

/** Items of a default page, plus one that shows whether there is a next page. */
const PAGE = 21;

/** An author's own list as it opens: by last change, optionally with one status. */
interface OwnList {
  readonly filter: ListFilter & { readonly authorId: string };
  readonly page: ListPage;
}

/**
 * Whether this is the most frequently opened list. Its statements are prepared, because index and plan are the same
 * for every author, while the plan of a narrower list depends on its filters. The page length is a literal: with a
 * parameter, PostgreSQL considers its generic plan too expensive and plans every call again, which takes twice as
 * long as the call itself.
 */
export function isOwnList(filter: ListFilter, page: ListPage): filter is OwnList['filter'] {
  return (
    filter.authorId !== null &&
    filter.memberId === null &&
    filter.statuses.length <= 1 &&
    page.limit === PAGE &&
    page.sort === 'updated' &&
    page.order === 'desc'
  );
}

/** Does the work of `findCards` and `readTotal` in one prepared statement. */
export async function findOwnCards(
  db: Database,
  filter: OwnList['filter'],
  page: ListPage,
): Promise<[CardRow[], number]> {
  const [status] = filter.statuses;
  const statement = statementsOf(db)[status === undefined ? 'any' : 'one'][page.after ? 'next' : 'first'];
  const rows = await statement.execute({
    workspaceId: filter.workspaceId,
    authorId: filter.authorId,
    status,
    key: page.after?.key,
    id: page.after?.id,
  });
  // Every row carries the total; without rows it needs its own query.
  return [rows, rows[0]?.total ?? (await readTotal(db, filter))];
}

function prepareAll(db: Database) {
  const of = (hasStatus: boolean, isNext: boolean) => {
    const given = (name: string) => sql.placeholder(name);
    const counted = and(
      eq(contentCount.workspaceId, given('workspaceId')),
      eq(contentCount.authorId, given('authorId')),
      hasStatus ? eq(contentCount.status, given('status')) : undefined,
    );
    const beyond: SQL = sql`(${content.updatedAt}, ${content.id}) < (${given('key')}::timestamptz, ${given('id')}::uuid)`;
    return (
      db
        .select({
          ...cardColumns,
          total: sql<number>`(select coalesce(sum("count"), 0)::int from ${contentCount} where ${counted})`,
        })
        .from(content)
        .leftJoin(publication, eq(publication.contentId, content.id))
        .leftJoin(contentStats, eq(contentStats.contentId, content.id))
        .where(
          and(
            eq(content.workspaceId, given('workspaceId')),
            eq(content.authorId, given('authorId')),
            isNull(content.removedAt),
            hasStatus ? eq(content.status, given('status')) : undefined,
            isNext ? beyond : undefined,
          ),
        )
        .orderBy(desc(content.updatedAt), desc(content.id))
        // A number would be sent as a parameter.
        .limit(sql.raw(String(PAGE)) as unknown as number)
        .prepare(`own_content_${hasStatus ? 'one' : 'any'}_${isNext ? 'next' : 'first'}`)
    );
  };
  return {
    any: { first: of(false, false), next: of(false, true) },
    one: { first: of(true, false), next: of(true, true) },
  };
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareAll>>();

function statementsOf(db: Database): ReturnType<typeof prepareAll> {
  const known = prepared.get(db);
  if (known) return known;
  const statements = prepareAll(db);
  prepared.set(db, statements);
  return statements;
}
