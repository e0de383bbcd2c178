import { listAudit } from '@pagewright/contract/audit';
import { readAnalytics, readPerformance } from '@pagewright/contract/analytics';
import { listCalendarDays, listCalendarEvents, listWaiting } from '@pagewright/contract/calendar';
import { countContent, listContent } from '@pagewright/contract/content';
import type { CallInput, Endpoint } from '@pagewright/contract/endpoint';
import { listNotifications } from '@pagewright/contract/notifications';
import { listOrders } from '@pagewright/contract/payment';
import { searchWorkspace } from '@pagewright/contract/search';
import { readTeam } from '@pagewright/contract/team';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../apps/server/src/platform/db/client.ts';
import { sumVisits } from '../../apps/server/src/features/analytics/weekly-report/report-repository.ts';
import { weeklyReportOfWorkspace } from '../../apps/server/src/features/analytics/weekly-report/send-weekly-reports.ts';
import { runInWorkContext } from '../../apps/server/src/platform/observability/work-context.ts';
import { openTestServer } from './open-test-server.ts';
import { createServices } from './services.ts';
import { recordStatements, type SentStatement } from './record-statements.ts';

const OTHERS = 20;
const EACH = 150;
/** Tables that hold the rows of all workspaces. */
const SHARED = /^(?:content|content_revision|content_stats|publication|calendar_event|visit_day|visit_hour)$/;
const BY_WORKSPACE = /\bworkspace_id = /;
/** Rows that another one names: its item, its revision, or its page. */
const BY_ID = /(?:^|\()(?:\w+\.)?(?:content_)?id = /;

const server = await openTestServer();
const ann = await server.signUp('Ann');

/** The same words, tags, and days in one workspace and in 20 others. */
beforeAll(async () => {
  await server.sql.query(
    `insert into workspace (id, name, slug) select 'other-' || n, 'Other', 'other-' || n from generate_series(1, $1::int) n`,
    [OTHERS],
  );
  await server.sql.query(
    `insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count, tags, status,
       published_at, scheduled_for, updated_at)
     select gen_random_uuid(), w.id, case when w.id = $1 then $2 end, 'Ann', 'x', 'Item ' || n, '{}',
       repeat('common words of every item ', 40) || case when n % 25 = 0 then 'usual' else '' end, 200,
       array['common', case when n % 25 = 0 then 'usual' else 'tag ' || n end], case when n % 2 = 0 then 'published' else 'draft' end,
       case when n % 2 = 0 then now() - make_interval(hours => n) end, case when n % 2 = 1 then now() + make_interval(hours => n) end,
       now() - make_interval(mins => n)
     from workspace w, generate_series(1, $3::int) n where w.id = $1 or w.id like 'other-%'`,
    [ann.workspaceId, ann.userId, EACH],
  );
  await server.sql.query(`
    insert into content_revision (content_id, number, kind, editor_name, title, content, tags, word_count)
      select id, 1, 'save', 'Ann', title, '{}', tags, 200 from content;
    insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
      select id, workspace_id, 'item-' || id, 1, published_at, published_at from content where status = 'published';
    insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
      select workspace_id, content_id, current_date - d, 1, 0, 0 from publication, generate_series(0, 30) d;
    insert into visit_hour (content_id, hour, views, engaged_seconds, conversions)
      select content_id, date_trunc('hour', now()) - make_interval(days => d), 1, 0, 0 from publication, generate_series(0, 30) d;
    insert into calendar_event (id, workspace_id, author_name, author_email, title, platform, scheduled_for, time_zone, uid, recurrence)
      select gen_random_uuid(), w.id, 'Ann', 'x', 'Event', 'Blog', now() + make_interval(hours => n), 'UTC', gen_random_uuid()::text,
        case when n % 50 = 0 then 'FREQ=DAILY' end
      from workspace w, generate_series(1, 150) n;
    insert into visit_site_day (workspace_id, day, source, views, engaged_seconds, conversions)
      select workspace_id, day, '', sum(views), 0, 0 from visit_day group by 1, 2;
    analyze content, content_revision, content_stats, publication, visit_day, visit_hour, calendar_event;`);
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** How a statement reads a shared table. */
interface Access {
  readonly table: string;
  readonly by: string;
  readonly condition: string;
}

function accessesOf(node: PlanNode, above = ''): Access[] {
  const table = node['Relation Name'] ?? above;
  const isRead = node['Node Type'] === 'Seq Scan' || node['Index Name'] !== undefined;
  const here = { table, by: node['Index Name'] ?? node['Node Type'], condition: node['Index Cond'] ?? '' };
  return [
    ...(isRead && SHARED.test(table) ? [here] : []),
    ...(node.Plans ?? []).flatMap((part) =>
      accessesOf(part, node['Node Type'].startsWith('Bitmap') ? table : ''),
    ),
  ];
}

async function explain({ text, values }: SentStatement, sql: pg.Pool = server.sql): Promise<Access[]> {
  const { rows } = await sql.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, [
    ...values,
  ]);
  return accessesOf(rows[0]!['QUERY PLAN'][0].Plan);
}

/** How the statements of a request read shared tables. */
async function planOf(request: () => ReturnType<typeof server.send>): Promise<Access[]> {
  const sent = await recordStatements(request);
  const read = sent.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
  return (await Promise.all(read.map((one) => explain(one)))).flat();
}

const api = (path: string) => () => server.send(`/api${path}`, { person: ann });
const publicPage = (path: string) => async () => {
  const { rows } = await server.sql.query<{ slug: string }>('select slug from workspace where id = $1', [
    ann.workspaceId,
  ]);
  return server.send(`/sites/${rows[0]!.slug}/${path}`);
};
const isUnbounded = ({ condition }: Access) => !BY_WORKSPACE.test(condition) && !BY_ID.test(condition);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A request, and the index that finds its rows, or what it has to know besides the workspace. */
const READS: readonly [string, () => ReturnType<typeof server.send>, RegExp][] = [
  ['a list', api('/content?authorId=all'), BY_WORKSPACE],
  ['a list by status', api('/content?authorId=all&status=draft'), /status = /],
  ['a search in the list', api('/content?authorId=all&searchTerm=usual'), /search @@ /],
  ['a filter by tag', api('/content?authorId=all&tag=usual'), /tags @> /],
  ['a month of the calendar', api(`/calendar/days?start=${day(-10)}&end=${day(20)}`), /COALESCE\(.*>= /],
  ['a public list', publicPage(''), /^publication_in_order: /],
  ['a later page of a public list', publicPage('?page=2'), /^publication_in_order: /],
  ['a public search', publicPage('?q=usual'), /search @@ /],
];

test.each(READS)('%s reads only rows of its workspace, by an index', async (_name, request, index) => {
  const accesses = await planOf(request);
  expect(accesses.filter(isUnbounded)).toEqual([]);
  expect(
    accesses.filter((one) => BY_WORKSPACE.test(one.condition) && index.test(`${one.by}: ${one.condition}`)),
    JSON.stringify(accesses, null, 1),
  ).not.toEqual([]);
});

/** The statements of work outside of a request. */
const recordWork = (work: () => Promise<unknown>): Promise<SentStatement[]> =>
  recordStatements(async () => {
    const requestId = 'work';
    await runInWorkContext({ requestId }, work);
    return { status: 200, headers: new Headers({ 'x-request-id': requestId }) };
  });

test('the sums of a weekly report read only rows of their workspace', async () => {
  const [sent] = await recordWork(() =>
    sumVisits(openDatabase(server.sql), ann.workspaceId, new Date(day(-7)), new Date(day(0))),
  );
  const accesses = await explain(sent!);
  expect(accesses.filter(isUnbounded)).toEqual([]);
  expect(accesses.map(({ table }) => table).toSorted()).toEqual(['visit_day', 'visit_hour']);
});

test('a weekly report asks once who has it already', async () => {
  const services = createServices();
  const ctx = { db: openDatabase(server.sql), services, log: services.log };
  const addReaders = (first: number, last: number) =>
    server.sql.query(
      `with people as (
         insert into "user" (id, name, email) select 'reader-' || n, 'Reader', 'reader-' || n || '@example.com'
         from generate_series($2::int, $3::int) n returning id
       ), members as (
         insert into member (id, organization_id, user_id, role, entered_at) select id, $1, id, 'basic_member', now() from people
       ), settings as (
         insert into user_setting (user_id, weekly_report, time_zone) select id, true, 'UTC' from people
       )
       insert into mail (key, recipient, subject, text)
       select 'weekly-report:' || $1::text || ':' || id || ':2099-03-09', 'x', 's', '' from people`,
      [ann.workspaceId, first, last],
    );
  const count = async () => {
    const due = { workspaceId: ann.workspaceId, timeZone: 'UTC', now: '2099-03-09T09:00:00.000Z' };
    return (await recordWork(() => weeklyReportOfWorkspace.run(ctx, due, 'key'))).length;
  };
  await addReaders(1, 2);
  const ofFew = await count();
  await addReaders(3, 12);
  expect(await count()).toBe(ofFew);
});

test('lists send as many statements for twenty rows as for two', async () => {
  const maya = await server.signUp('Maya');
  const { workspaceId, userId } = maya;
  const add = async (count: number): Promise<void> => {
    const values = [workspaceId, userId, count];
    await server.sql.query(
      `with added as (
         insert into content (id, workspace_id, author_id, author_name, author_email, title, content, text, word_count, status,
           published_at, scheduled_for)
         select gen_random_uuid(), $1, $2, 'Maya', 'x', 'Listed ' || n, '{}', 'listed', 1,
           case n % 2 when 0 then 'published' else 'scheduled' end, case n % 2 when 0 then now() end, null
         from generate_series(1, $3::int) n returning *
       ), revisions as (
         insert into content_revision (content_id, number, kind, editor_name, title, content, word_count)
         select id, 1, 'save', 'Maya', title, '{}', 1 from added
       ), pages as (
         insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
         select id, workspace_id, 'item-' || id, 1, published_at, published_at from added where status = 'published'
       )
       insert into visit_day (workspace_id, content_id, day, views, engaged_seconds, conversions)
       select workspace_id, id, current_date - 1, 1, 0, 0 from added where status = 'published'`,
      values,
    );
    await server.sql.query(
      `insert into calendar_event (id, workspace_id, author_id, author_name, author_email, title, platform, scheduled_for, time_zone, uid, recurrence)
       select gen_random_uuid(), $1, $2, 'Maya', 'x', 'Event', 'Blog', now() - interval '1 day', 'UTC', gen_random_uuid()::text,
         case n % 2 when 0 then 'FREQ=DAILY' end
       from generate_series(1, $3::int) n`,
      values,
    );
    await server.sql.query(
      `insert into notification (key, workspace_id, user_id, kind, title)
       select gen_random_uuid()::text, $1, $2, 'published', 't' from generate_series(1, $3::int) n`,
      values,
    );
    await server.sql.query(
      `insert into payment_order (workspace_id, buyer_id, plan, cycle, amount_cents, currency)
       select $1, $2, 'Starter', 'monthly', 1199, 'USD' from generate_series(1, $3::int) n`,
      values,
    );
    await server.sql.query(
      `insert into audit_entry (workspace_id, actor_id, action, subject)
       select $1, $2, 'content.create', 'x' from generate_series(1, $3::int) n`,
      values,
    );
  };
  const days = { start: day(-10), end: day(20) };
  const lists: Record<string, () => ReturnType<typeof server.send>> = {};
  const list = <const Call extends Endpoint>(name: string, call: Call, input: CallInput<Call>): void => {
    lists[name] = () => server.call(maya, call, input);
  };
  list('own items', listContent, {});
  list('all items', listContent, { query: { authorId: 'all', sort: 'title' } });
  list('search in the list', listContent, { query: { searchTerm: 'listed' } });
  list('search', searchWorkspace, { query: { searchTerm: 'listed' } });
  list('counts', countContent, {});
  list('calendar', listCalendarEvents, { query: days });
  list('calendar by day', listCalendarDays, { query: days });
  list('waiting', listWaiting, {});
  list('overview', readAnalytics, { query: { timeRange: '30d' } });
  list('performance', readPerformance, { query: { timeRange: '30d' } });
  list('notifications', listNotifications, {});
  list('orders', listOrders, {});
  list('audit', listAudit, {});
  list('team', readTeam, {});
  const count = async () => {
    const counts: Record<string, number> = {};
    for (const [name, call] of Object.entries(lists)) {
      // The first call of a process fills its caches.
      await call();
      counts[name] = (await recordStatements(call)).length;
    }
    return counts;
  };
  await add(2);
  const ofFew = await count();
  await add(18);
  const ofMany = await count();
  // A search that finds a full page ends sooner.
  const more = Object.entries(ofMany).filter(([name, statements]) => statements > (ofFew[name] ?? 0));
  expect(more).toEqual([]);
  expect(Object.values(ofMany).every((statements) => statements > 0)).toBe(true);
});
