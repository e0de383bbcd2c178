import { ENGINE_VERSION } from '@pagewright/engine';
import type pg from 'pg';
import { createRandom, wordAt, type Owner } from './list-rows.ts';

const BATCH = 5_000;
const TEXTS = 2_000;
const WORDS = 120;
const VOCABULARY = 50_000;
/** One workspace has a fifth of all items, the others 80 each. */
const MAIN_SHARE = 5;
const EACH = 80;
/** Days with visits for each published item of the main workspace. */
const READ_DAYS = 60;
/** Days of single visits. */
const KEPT_DAYS = 90;

/** The contents of a filled installation. */
export interface Filled {
  readonly workspaces: number;
  readonly mainItems: number;
  readonly published: number;
}

/** Fills an installation through its triggers and indexes: one large workspace of an owner and many small ones. */
export async function fillInstallation(pool: pg.Pool, owner: Owner, items: number): Promise<Filled> {
  const random = createRandom(7);
  const texts = Array.from({ length: TEXTS }, () =>
    Array.from({ length: WORDS }, () => wordAt(Math.floor(Math.exp(random() * Math.log(VOCABULARY))))).join(
      ' ',
    ),
  );
  const mainItems = Math.round(items / MAIN_SHARE);
  const workspaces = Math.round((items - mainItems) / EACH);
  await pool.query('create table bench_text (n int primary key, body text not null)');
  await pool.query(
    'insert into bench_text select n - 1, body from unnest($1::text[]) with ordinality t (body, n)',
    [texts],
  );
  await pool.query(
    `insert into workspace (id, name, slug) select 'bench-' || n, 'Bench ' || n, 'bench-' || n from generate_series(1, $1::int) n`,
    [workspaces],
  );
  for (let first = 0; first < items; first += BATCH)
    await pool.query(ITEMS, [
      first,
      Math.min(items, first + BATCH) - 1,
      mainItems,
      owner.workspaceId,
      owner.userId,
      EACH,
      TEXTS,
      ENGINE_VERSION,
    ]);
  await pool.query(PUBLICATIONS);
  await pool.query(READ, [owner.workspaceId, READ_DAYS]);
  await createVisitDays(pool, KEPT_DAYS);
  await pool.query(
    `insert into visit (content_id, load, number, kind, seconds, source, target, at, day)
     select id, gen_random_uuid(), n, 'view', 0, '', '', day, day
     from content, generate_series(1, 2) n, lateral (select current_date - abs(hashtext(id::text || n)) % $1::int as day) d`,
    [KEPT_DAYS],
  );
  await pool.query('drop table bench_text');
  for (const table of WRITTEN) await pool.query(`vacuum analyze ${table}`);
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from publication');
  return { workspaces, mainItems, published: rows[0]?.n ?? 0 };
}

/** Creates the partitions that a server would have made in the last days. */
export async function createVisitDays(pool: pg.Pool, days: number): Promise<void> {
  for (let ago = 1; ago < days; ago += 1) {
    const [day, next] = [ago, ago - 1].map((n) =>
      new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10),
    );
    await pool.query(
      `create table visit_${day?.replaceAll('-', '')} partition of visit for values from ('${day}') to ('${next}')`,
    );
  }
}

/** Updates the planner's statistics as autovacuum would. */
const WRITTEN = [
  'workspace',
  'content',
  'content_stats',
  'content_count',
  'content_revision',
  'publication',
  'visit',
  'visit_day',
  'visit_month',
  'visit_site_day',
];

/** A tenth of all items is published, with its public revision. */
const ITEMS = `
  with added as (
    insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, category, tags, keywords,
      primary_keyword, meta_title, meta_description, slug, content_type, word_count, status, score, created_at, updated_at,
      published_at, scheduled_for, engine_version)
    select gen_random_uuid(), case when item.n < $3::int then $4 else 'bench-' || 1 + (item.n - $3::int) / $6::int end,
      case when item.n < $3::int then $5 end, 'Bench Writer', 'writer@example.com', left(body, 60) || ' ' || item.n,
      '{"type":"doc","content":[]}', body, 'Category ' || item.n % 40, array['tag ' || item.n % 300, 'tag' || item.n % 7],
      array['keyword ' || item.n % 90], 'keyword ' || item.n % 90, 'Item', left(body, 150), 'item-' || item.n, 'Guide', 120,
      case item.n % 10 when 0 then 'published' when 1 then 'review' when 2 then 'scheduled' else 'draft' end, item.n % 101,
      now() - item.n * interval '1 minute', now() - item.n * interval '1 minute',
      case when item.n % 10 = 0 then now() - item.n * interval '1 minute' end,
      case when item.n % 10 = 2 then now() + item.n * interval '1 minute' end, $8
    from generate_series($1::int, $2::int) as item (n) join bench_text t on t.n = item.n % $7::int
    returning *
  )
  insert into content_revision (content_id, number, kind, editor_name, title, content, category, tags, meta_description, slug, word_count)
  select id, 1, 'save', author_name, title, content, category, tags, meta_description, slug, word_count from added
  where status = 'published'`;

const PUBLICATIONS = `
  insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
  select id, workspace_id, slug, 1, published_at, published_at from content where status = 'published'`;

const READ = `
  with per_day as (
    insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions, is_counted)
    select $1, id, current_date - d, 1 + abs(hashtext(id::text || d)) % 50, 60, 0, true
    from content, generate_series(0, $2::int - 1) d where workspace_id = $1 and status = 'published'
    returning workspace_id, content_id, day, views, engaged_seconds, conversions
  ), per_month as (
    insert into visit_month
    select workspace_id, content_id, date_trunc('month', day)::date, sum(views), sum(engaged_seconds), sum(conversions)
    from per_day group by 1, 2, 3
  ), stats as (
    update content_stats s set view_count = t.views
    from (select content_id, sum(views) as views from per_day group by 1) t where s.content_id = t.content_id
  )
  insert into visit_site_day
  select workspace_id, day, '', sum(views), sum(engaged_seconds), sum(conversions) from per_day group by 1, 2, 3`;
