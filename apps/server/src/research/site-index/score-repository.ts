import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { newLeaseOwner } from '../../platform/db/lease.ts';
import type { ScoredPage } from '../evidence/page-scores.ts';

/** A site claimed for scoring. */
export interface ScoringSite {
  readonly id: string;
  /** When the site was judged; its pages are scored for that state. */
  readonly judgedAt: string;
}

/**
 * Claims a site for a minute that is not being crawled and has pages to score: it was judged after the last scoring, or
 * was scored by another engine version.
 */
export async function claimScoring(db: Database, engine: string): Promise<ScoringSite | null> {
  const { rows } = await db.execute<{ id: string; judged_at: string }>(sql`
    update indexed_site set scoring_until = now() + interval '1 minute', scoring_owner = ${newLeaseOwner()}::uuid where id = (
      select id from indexed_site
      where judged_at is not null and (scored_at is null or scored_at < judged_at or scored_by <> ${engine})
        and (scoring_until is null or scoring_until < now())
        and not exists (select from site_crawl where site_crawl.site_id = indexed_site.id and status = 'running')
      order by judged_at desc limit 1 for update skip locked
    ) returning id, judged_at::text as judged_at`);
  const [row] = rows;
  return row ? { id: row.id, judgedAt: row.judged_at } : null;
}

/** A page to score, with what its score depends on. */
export type DuePage = ScoredPage & { readonly id: number; readonly key: string };

const keyOf = (engine: string): SQL =>
  sql`md5(concat_ws(chr(10), ${engine}::text, page.text_digest, page.title, page.description, page.h1, page.query))`;

/** Pages of a site without a score, or with one for another text or engine version. */
export async function findDuePages(
  db: Database,
  siteId: string,
  engine: string,
  limit: number,
): Promise<DuePage[]> {
  const { rows } = await db.execute<Omit<DuePage, 'id'> & { id: string }>(sql`
    select page.id, page.url, page.title, page.description, page.h1, page.query, page.article, ${keyOf(engine)} as key
    from indexed_page page left join indexed_page_score grade on grade.page_id = page.id
    where page.site_id = ${siteId}::uuid and page.status between 200 and 299 and page.fault = ''
      and page.article is not null and page.query <> '' and grade.key is distinct from ${keyOf(engine)}
    order by page.inbound desc, page.id limit ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Saves scores and extends the claim by another minute. */
export async function saveScores(
  db: Database,
  siteId: string,
  scores: readonly { readonly id: number; readonly key: string; readonly score: number | null }[],
): Promise<void> {
  const list = (values: readonly unknown[], type: string): SQL =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  await db.execute(sql`
    with site as (
      update indexed_site set scoring_until = now() + interval '1 minute' where id = ${siteId}::uuid returning id
    )
    insert into indexed_page_score (page_id, score, key)
    select given.id, given.score, given.key
    from unnest(${list(
      scores.map(({ id }) => id),
      'bigint',
    )}, ${list(
      scores.map(({ score }) => score),
      'smallint',
    )}, ${list(
      scores.map(({ key }) => key),
      'text',
    )}) as given(id, score, key) join indexed_page page on page.id = given.id
    on conflict (page_id) do update set score = excluded.score, key = excluded.key, scored_at = now()`);
}

/** Marks a site as scored by this engine for the state in which it was claimed, and releases it. */
export async function endScoring(db: Database, { id, judgedAt }: ScoringSite, engine: string): Promise<void> {
  await db.execute(sql`
    update indexed_site set scored_at = ${judgedAt}::timestamptz, scored_by = ${engine}, scoring_until = null
    where id = ${id}::uuid`);
}
