/**
 * Fills an installation for `scale.ts`: one workspace with a fifth of all items, and many of 80. Indexes are taken away
 * and made again, and triggers and foreign keys are off; what triggers write is written here and then compared. So a
 * million items take minutes, not hours: `truncate` in the same transaction spares the WAL too.
 */
import { ENGINE_VERSION } from '@pagewright/engine';
import pg from 'pg';
import type { Owner } from './list-rows.ts';
import { addTexts } from './scale-texts.ts';
import { fillVisits, fillVisitSums, PUBLISHED_EACH, VISITS_PER_ITEM } from './scale-visits.ts';

const BATCH = 20_000;
const TEXTS = 5_000;
/** One workspace has a fifth of all items, the others 80 each. */
const MAIN_SHARE = 5;
const EACH = 80;

/** The contents of a filled installation. */
export interface Filled {
  readonly workspaces: number;
  readonly mainItems: number;
  readonly published: number;
  readonly visits: number;
}

/** Fills the database of a stopped server whose owner has signed up. */
export async function fillInstallation(databaseUrl: string, owner: Owner, items: number): Promise<Filled> {
  const mainItems = Math.round(items / MAIN_SHARE);
  const workspaces = Math.ceil((items - mainItems) / EACH);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    options: '-c maintenance_work_mem=1GB -c synchronous_commit=off',
  });
  // Queries report their own errors; an idle connection may hear of the end of the database first.
  pool.on('error', () => undefined);
  try {
    await pool.query(FUNCTIONS);
    await addTexts(pool, Math.min(TEXTS, items));
    await pool.query(PEOPLE, [workspaces]);
    const [first, second] = [await pool.connect(), await pool.connect()];
    try {
      const visits = fillVisits(second, items);
      const indexes = await fillItems(first, owner, { items, mainItems });
      await visits;
      await Promise.all([createIndexes(first, indexes), fillVisitSums(second)]);
    } finally {
      first.release();
      second.release();
    }
    await compareWithTriggers(pool);
    await pool.query('drop table bench_text');
    // Autovacuum would otherwise read the texts of all items while calls are measured.
    await pool.query('alter table content set (toast.autovacuum_enabled = off)');
    for (const table of WRITTEN) await pool.query(`vacuum (analyze, process_toast off) ${table}`);
    await pool.query('checkpoint');
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from publication');
    return { workspaces, mainItems, published: rows[0]?.n ?? 0, visits: items * VISITS_PER_ITEM };
  } finally {
    await pool.end();
  }
}

/** Adds all items with what belongs to them; returns the statements that make the dropped indexes again. */
async function fillItems(
  client: pg.ClientBase,
  owner: Owner,
  { items, mainItems }: { readonly items: number; readonly mainItems: number },
): Promise<string[]> {
  await client.query(`begin; set local session_replication_role = replica; truncate content cascade`);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('content'::regclass, 'content_stats'::regclass, 'publication'::regclass) and not indisunique`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (let from = 0; from < items; from += BATCH) {
    await client.query(ITEMS, [
      from,
      Math.min(items, from + BATCH) - 1,
      mainItems,
      owner.workspaceId,
      owner.userId,
      EACH,
      Math.min(TEXTS, items),
      ENGINE_VERSION,
    ]);
    if ((from + BATCH) % 100_000 === 0) console.log(`${(from + BATCH).toLocaleString('en')} items`);
  }
  for (const statement of [COUNTS, STATS, REVISIONS, PUBLICATIONS]) await client.query(statement);
  await client.query('commit');
  return rows.map(({ definition }) => definition);
}

async function createIndexes(client: pg.ClientBase, definitions: readonly string[]): Promise<void> {
  // The slowest ones first, while the sums of visits are written.
  const isGin = (definition: string): number => Number(definition.includes('USING gin'));
  for (const definition of definitions.toSorted((one, other) => isGin(other) - isGin(one)))
    await client.query(definition);
}

/** Fails if something is not as the triggers would have written it. */
async function compareWithTriggers(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(`
    with few as (select content_id from publication order by slug limit 50), shown as (
      select content_id, tags, search from publication where content_id in (select content_id from few)
    ), written as (
      update publication set revision = revision where content_id in (select content_id from few)
      returning content_id, tags, search
    )
    select (select count(*)::int from few) as compared,
      (select count(*)::int from shown join written using (content_id, tags, search)) as publications,
      (select count(*)::int from content where id in (select content_id from few)
        and search = to_tsvector('simple', searched_text(title))
          || to_tsvector('simple', searched_text(array_to_string(tags, ' ')))
          || to_tsvector('simple', searched_text(left(text, 100000)))) as items,
      (select count(*)::int from content_stats s where exists (select from content c
        where c.id = s.content_id and c.workspace_id = s.workspace_id) and content_id in (select content_id from few)) as stats`);
  const { compared, ...same } = rows[0] ?? {};
  for (const [name, count] of Object.entries(same))
    if (count !== compared)
      throw new Error(`${name}: ${count} of ${compared} are as the triggers write them`);
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
  'visit_hour',
  'visit_day',
  'visit_month',
  'visit_source_day',
  'visit_source_month',
  'visit_site_day',
];

/** Identifiers that follow from an item's number, so that visits can be written before items. */
const FUNCTIONS = `
  create function bench_id(n int) returns uuid immutable parallel safe language sql as $$
    select overlay(overlay(md5('item ' || n) placing '4' from 13) placing '8' from 17)::uuid $$;
  create function bench_number(slug text) returns int immutable parallel safe language sql as $$
    select substr(slug, 6)::int $$;
  create function bench_source(n int, day date) returns text immutable parallel safe language sql as $$
    select (array['', 'search.example', 'news.example', 'social.example', 'forum.example'])[1 + abs(hashint4(n) # hashtext(day::text)) % 5] $$`;

/** One member of each small workspace, who wants the weekly report. */
const PEOPLE = `
  with places as (
    insert into workspace (id, name, slug) select 'bench-' || n, 'Bench ' || n, 'bench-' || n
    from generate_series(1, $1::int) n returning id
  ), people as (
    insert into "user" (id, name, email, email_verified) select id, 'Writer ' || id, id || '@example.com', true from places
    returning id
  ), members as (
    insert into member (id, organization_id, user_id, role, created_at) select id, id, id, 'admin', now() from people
  )
  insert into user_setting (user_id, weekly_report) select id, true from people`;

/** A tenth of all items is published and a tenth is scheduled. */
const ITEMS = `
  insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, category, tags, keywords,
    primary_keyword, meta_title, meta_description, slug, content_type, word_count, status, score, score_result, created_at,
    updated_at, published_at, scheduled_for, engine_version, search)
  select bench_id(n), workspace_id, author_id, author_name, author_email, title, content, text,
    'Category ' || n % 40, tags, array['keyword ' || n % 90], 'keyword ' || n % 90, 'Item', regexp_replace(left(text, 150), '\\s+', ' ', 'g'), 'item-' || n,
    'Guide', word_count, status, n % 101, score_result, at, at, case when status = 'published' then at end,
    case when status = 'scheduled' then now() + interval '1 day' + n * interval '1 minute' end, $8,
    to_tsvector('simple', searched_text(title)) || to_tsvector('simple', searched_text(array_to_string(tags, ' '))) || words
  from (
    select item.n, t.content, t.text, t.word_count, t.score_result, t.words, place.*,
      regexp_replace(left(t.text, 60), '\\s+', ' ', 'g') || ' ' || item.n as title, array['tag ' || item.n % 300, 'tag' || item.n % 7] as tags,
      case item.n % ${PUBLISHED_EACH} when 0 then 'published' when 1 then 'review' when 2 then 'scheduled' else 'draft' end as status,
      now() - item.n * interval '1 minute' as at
    from generate_series($1::int, $2::int) as item (n)
      join bench_text t on t.n = item.n % $7::int,
      lateral (
        select $4::text as workspace_id, $5::text as author_id, 'Bench Writer' as author_name, 'writer@example.com' as author_email
        where item.n < $3::int
        union all
        select id, id, 'Writer ' || id, id || '@example.com'
        from (select 'bench-' || 1 + (item.n - $3::int) / $6::int as id) small where item.n >= $3::int
      ) place
  ) item`;

const COUNTS = `
  insert into content_count (workspace_id, author_id, status, count)
  select workspace_id, author_id, status, count(*) from content group by 1, 2, 3`;

const STATS = `
  insert into content_stats (content_id, workspace_id, view_count)
  select id, workspace_id, case when status = 'published' then ${VISITS_PER_ITEM * PUBLISHED_EACH} else 0 end from content`;

const REVISIONS = `
  insert into content_revision (content_id, number, kind, editor_name, title, content, category, tags, meta_description, slug,
    word_count, created_at)
  select id, 1, 'save', author_name, title, content, category, tags, meta_description, slug, word_count, created_at
  from content where status = 'published'`;

const PUBLICATIONS = `
  insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at, tags, search)
  select id, workspace_id, slug, 1, published_at, published_at, array(select lower(tag) from unnest(tags) tag),
    setweight(to_tsvector('simple', searched_text(title)), 'A')
      || setweight(to_tsvector('simple', searched_text(array_to_string(tags, ' '))), 'B')
      || (select words from bench_text where n = bench_number(slug) % (select count(*) from bench_text))
  from content where status = 'published'`;
