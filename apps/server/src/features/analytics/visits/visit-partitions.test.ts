import { readAnalytics } from '@pagewright/contract/analytics';
import { beforeEach, expect, test } from 'vitest';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { analytics } from '../index.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const server = await openTestServer({ RECURRING_JOBS: 'false' });
const ada = await server.signUp('Ada');
let page = '';
beforeEach(async () => {
  page = (await publishArticle(server, ada, { title: 'Read', content: 'A text that people read.' })).id;
});

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const nameOf = (date: string): string => `visit_${date.replaceAll('-', '')}`;
const dayNames = (from: number, until: number): string[] =>
  Array.from({ length: until - from }, (_, index) => nameOf(day(from + index)));

/** Runs the hourly job as a server does. */
async function runJob(settings: Record<string, string> = {}): Promise<void> {
  const services = createServices(settings);
  const job = analytics.jobs?.recurring?.find(({ name }) => name === 'forget-visits');
  await job?.run({ db: openDatabase(server.sql), services, log: services.log });
}

/** The partitions, without that of yesterday: there is one if the test run's databases were migrated before midnight. */
async function partitions(): Promise<readonly string[]> {
  const { rows } = await server.sql.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'visit'::regclass order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== nameOf(day(-1)));
}

/** Removes the partitions of today and later, as if no job had run for long. */
async function loseDays(): Promise<void> {
  for (const name of (await partitions()).filter((name) => name >= nameOf(day(0)) && /\d$/.test(name)))
    await server.sql.query(`drop table ${name}`);
}

async function createDays(from: number, until: number): Promise<void> {
  for (let offset = from; offset < until; offset += 1)
    await server.sql.query(
      `create table if not exists ${nameOf(day(offset))} partition of visit
       for values from ('${day(offset)}') to ('${day(offset + 1)}')`,
    );
}

/** Stores a view of the page as of a time, on a day; returns where it is. */
async function store(at: string, on?: string): Promise<string> {
  const { rows } = await server.sql.query<{ place: string }>(
    `insert into visit (content_id, load, number, kind, seconds, source, target, at ${on === undefined ? '' : ', day'})
     values ($1, gen_random_uuid(), 0, 'view', 0, '', '', ${at} ${on === undefined ? '' : `, '${on}'`})
     returning tableoid::regclass || ' ' || load as place`,
    [page],
  );
  return rows[0]?.place ?? '';
}

async function stored(): Promise<readonly string[]> {
  const { rows } = await server.sql.query<{ place: string }>(
    `select tableoid::regclass || ' ' || load as place from visit where content_id = $1`,
    [page],
  );
  return rows.map(({ place }) => place);
}

async function tell(body: Record<string, unknown> = {}): Promise<void> {
  const answer = await server.send('/api/beacon', {
    method: 'POST',
    body: { page, load: crypto.randomUUID(), number: 0, kind: 'view', ...body },
    headers: { 'user-agent': FIREFOX },
  });
  expect(answer.status).toBe(204);
}
const views = async (): Promise<number> =>
  (await server.call(ada, readAnalytics, { query: { timeRange: '7d' } })).body.totals.views;

test('retention takes away whole partitions, at the boundary of a day, and nothing else', async () => {
  await createDays(-92, -88);
  const gone = [
    await store(`'${day(-92)}T12:00:00Z'`, day(-92)),
    await store(`'${day(-91)}T23:59:59.999Z'`, day(-91)),
    // Without a partition of its own: before there were partitions, and on a day that was missing.
    await store(`now() - interval '91 days'`, '1970-01-01'),
    await store(`now() - interval '91 days'`, '2101-02-03'),
  ];
  const kept = [
    await store(`'${day(-90)}T00:00:00Z'`, day(-90)),
    await store(`'${day(-89)}T12:00:00Z'`, day(-89)),
    await store(`now() - interval '89 days'`, '1970-01-01'),
    await store(`now() - interval '89 days'`, '2101-02-03'),
    await store('now()'),
  ];
  expect((await stored()).toSorted()).toEqual([...gone, ...kept].toSorted());
  expect(kept[4]).toContain(nameOf(day(0)));
  await server.sql.query(
    `insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
     values ($1, $2, $3, 7, 0, 0)`,
    [ada.workspaceId, page, day(-92)],
  );
  // Somebody reads for long, such as a backup: the job gives way, and visits are still stored.
  const reader = await server.sql.connect();
  await reader.query('begin');
  await reader.query('select from visit limit 1');
  await runJob();
  expect(await partitions()).toContain(nameOf(day(-91)));
  await reader.query('commit');
  reader.release();

  await runJob();
  expect((await stored()).toSorted()).toEqual(kept.toSorted());
  expect(await partitions()).toEqual([
    ...dayNames(-90, -88),
    ...dayNames(0, 8),
    'visit_before',
    'visit_other',
  ]);
  const { rows: sums } = await server.sql.query('select views from visit_day where content_id = $1', [page]);
  expect(sums).toEqual([{ views: '7' }]);

  // The partition of the time before goes once it is empty.
  await server.sql.query(`update visit_before set at = now() - interval '91 days'`);
  await runJob();
  await runJob();
  expect(await partitions()).toEqual([...dayNames(-90, -88), ...dayNames(0, 8), 'visit_other']);
  await runJob();
});

test('a visit is stored and counted once without a partition of its day, and the next days get theirs', async () => {
  await loseDays();
  const before = await views();
  const load = crypto.randomUUID();
  await tell({ load });
  await tell({ load });
  await expect.poll(views).toBe(before + 1);
  expect(await stored()).toEqual([expect.stringContaining('visit_other ')]);
  // Several servers at once.
  await Promise.all([runJob(), runJob(), runJob()]);
  const names = async () => (await partitions()).filter((name) => name >= nameOf(day(0)) && /\d$/.test(name));
  expect(await names()).toEqual(dayNames(1, 8));
  // A message that came yesterday already is not counted, unlike another one of the same view.
  await createDays(-1, 0);
  await server.sql.query(
    `insert into visit (content_id, load, number, kind, seconds, source, target, at, day)
     values ($1::uuid, md5($1::uuid::text || 'late')::uuid, 0, 'view', 0, '', '', now() - interval '1 minute', $2)`,
    [page, day(-1)],
  );
  await tell({ load: 'late' });
  await tell({ load: 'late', number: 1 });
  await expect.poll(views).toBe(before + 2);
  expect((await stored()).length).toBe(3);

  // A long retention has wider partitions, which begin and end where others do.
  await server.sql.query('delete from content where id = $1', [page]);
  expect(await stored()).toEqual([]);
  await loseDays();
  await createDays(3, 4);
  await runJob({ KEEP_VISITS_DAYS: '1000' });
  expect(await names()).toEqual([nameOf(day(0)), nameOf(day(3)), nameOf(day(4))]);
  await runJob();
  expect(await names()).toEqual([nameOf(day(0)), nameOf(day(3)), nameOf(day(4))]);
});

test('servers of the version before store visits and delete only old ones beside this one', async () => {
  await runJob();
  // Places (ctid) of old and of new rows are the same.
  await server.sql.query(
    `create table if not exists visit_before partition of visit for values from (minvalue) to ('2000-01-01');
     truncate visit`,
  );
  for (const on of ['1970-01-01', '1970-01-01', undefined, undefined])
    await store(on === undefined ? 'now()' : `now() - interval '91 days'`, on);
  const { rows: places } = await server.sql.query<{ n: number }>(
    `select count(distinct ctid)::int as n from visit where content_id = $1`,
    [page],
  );
  expect(places).toEqual([{ n: 2 }]);
  await server.sql.query(
    `delete from visit where ctid = any(array(select old.ctid from visit old
     where at < now() - make_interval(days => 90) limit 500))`,
  );
  const left = await stored();
  expect(left.length).toBe(2);
  expect(left.every((place) => !place.startsWith('visit_before'))).toBe(true);
  await server.sql.query('delete from content where id = $1', [page]);
  expect(await stored()).toEqual([]);
});

test('visits that are stored while their item is deleted go with it', async () => {
  await runJob();
  const { id: other } = await publishArticle(server, ada, { title: 'Other', content: 'A text.' });
  await tell();
  await expect.poll(async () => (await stored()).length).toBe(1);
  const before = await views();
  const holder = await server.sql.connect();
  await holder.query('begin');
  await holder.query('select from visit_site_day where workspace_id = $1 for update', [ada.workspaceId]);
  await tell();
  // The visit is stored, but not committed.
  await expect
    .poll(async () => {
      const { rowCount } = await server.sql.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%with told as%'`,
      );
      return rowCount;
    })
    .toBe(1);
  await server.sql.query('delete from content where id = $1', [page]);
  await holder.query('commit');
  holder.release();
  await tell({ page: other });
  await expect.poll(views).toBe(before + 1);
  expect(await stored()).toEqual([]);
});
