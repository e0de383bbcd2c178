import {
  connectSearch,
  findSearchPage,
  listSearchPages,
  listSharedQueries,
  readSearchPerformance,
  updateSearchConnection,
} from '@pagewright/contract/analytics';
import { createContent, updateContent } from '@pagewright/contract/content';
import { listNotifications } from '@pagewright/contract/notifications';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import {
  plantSearchFigures,
  plantSearchQueries,
  publishLongAgo,
  textAbout,
} from '../../../../../../tests/factories/search-figures.ts';
import { plantProperty } from '../../../../../../tests/fakes/search-console/planted-property.ts';
import { startSearchConsole } from '../../../../../../tests/fakes/search-console/start-search-console.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, withTransaction } from '../../../platform/db/client.ts';
import { dayInCalifornia } from '../search-connection/pull/days-to-pull.ts';
import { reportFalls } from './falls/falls-effect.ts';

const SITE = 'https://www.example.com/';
const google = await startSearchConsole();
const server = await openTestServer(google.settings);
const services = createServices(google.settings);
afterAll(() => Promise.all([google.close(), services.outgoing.close()]));

const { rows: clock } = await server.sql.query<{ today: string }>(
  `select to_char(current_date, 'YYYY-MM-DD') as today`,
);
const dayBack = (back: number): string =>
  new Date(Date.parse(clock[0]?.today ?? '') - back * 86_400_000).toISOString().slice(0, 10);
/** Noon in California, so that the day is the same in all time zones that count. */
const NOON = `+ interval '20 hours'`;

describe('the timeline', async () => {
  const ann = await server.signUp('Ann');

  async function publish(title: string, slug: string, hour: number): Promise<string> {
    const id = await publishLongAgo(server, ann, { title, slug });
    const at = `current_date - 100 + interval '${hour} hours'`;
    await server.sql.query(`update publication set published_at = ${at} where content_id = $1`, [id]);
    await server.sql.query(`update content_revision set created_at = ${at} where content_id = $1`, [id]);
    return id;
  }
  async function save(
    id: string,
    back: number,
    content: string,
    kind: 'save' | 'autosave' = 'save',
  ): Promise<void> {
    const { body } = await server.call(ann, updateContent, { params: { id }, body: { content } });
    await server.sql.query(
      `update content_revision set created_at = current_date - ${back} ${NOON} ${kind === 'autosave' ? `, kind = 'autosave'` : ''}
       where content_id = $1 and number = $2`,
      [id, body.revision],
    );
  }
  const read = async (query: { timeRange?: string; page?: string } = {}) => {
    const { body } = await server.call(ann, readSearchPerformance, {
      query: { timeRange: '6m', ...query },
    });
    return body;
  };
  const herbs = await publish('Herbs', 'page-1', 20);
  const mint = await publish('Mint', 'page-2', 21);
  await plantSearchFigures(server, ann, { site: SITE, pages: 2, clicks: '5 * n' });

  test('marks every publication, revision, and refresh on its day, also under a former address', async () => {
    await save(herbs, 60, `${textAbout('basil')} again`);
    await save(mint, 60, `${textAbout('basil')} indeed`);
    await save(mint, 50, `${textAbout('basil')} indeed, or not`, 'autosave');
    await save(mint, 40, `${textAbout('basil')} indeed, after all`);
    await save(herbs, 30, textAbout('thyme'));
    await server.call(ann, updateContent, { params: { id: herbs }, body: { slug: 'kitchen-herbs' } });
    // Neither a draft nor an article of somebody else has marks.
    await server.call(ann, createContent, { body: { title: 'Draft', content: 'Some words.' } });
    const eve = await server.signUp('Eve');
    await publishLongAgo(server, eve, { title: 'Foreign', slug: 'page-1' });

    const one = { otherTitles: [], items: 1 };
    const published = { title: 'Herbs', contentId: herbs, kind: 'published', day: dayBack(100) };
    const revised = { title: 'Herbs', contentId: herbs, kind: 'revised', day: dayBack(60) };
    const refreshed = { title: 'Herbs', contentId: herbs, kind: 'refreshed', day: dayBack(30), ...one };
    const both = { otherTitles: ['Mint'], items: 2 };
    expect((await read()).marks).toEqual([
      { ...published, ...both },
      { ...revised, ...both },
      { title: 'Mint', contentId: mint, kind: 'revised', day: dayBack(40), ...one },
      refreshed,
    ]);
    for (const slug of ['page-1', 'kitchen-herbs', 'page-1?utm_source=x'])
      expect((await read({ page: `${SITE}${slug}` })).marks, slug).toEqual([
        { ...published, ...one },
        { ...revised, ...one },
        refreshed,
      ]);
    expect((await read({ timeRange: '28d' })).marks).toEqual([refreshed]);
    expect((await read({ page: `${SITE}elsewhere` })).marks).toEqual([]);

    const pageOf = async (person: TestPerson, id: string) => {
      const { status, body } = await server.call(person, findSearchPage, { params: { id } });
      return status === 200 ? body : status;
    };
    expect(await pageOf(ann, herbs)).toEqual({ property: SITE, page: `${SITE}page-1` });
    expect(await pageOf(ann, mint)).toEqual({ property: SITE, page: `${SITE}page-2` });
    expect(await pageOf(eve, mint)).toBe(404);
  });

  test('counts AI agents, their readers, and AI answers by day, without impostors, search engines, and other sites', async () => {
    const { workspaceId } = ann;
    const [asked, first] = [dayBack(10), dayBack(20)];
    const visits = [
      [first, 'GPTBot', 'verified', '/page-2', 1],
      [asked, 'GPTBot', 'verified', '/page-1', 3],
      [asked, 'ClaudeBot', 'unverifiable', '/page-2', 2],
      [asked, 'GPTBot', 'outside_list', '/page-1', 70],
      [asked, 'Googlebot', 'verified', '/page-1', 50],
    ];
    for (const visit of visits)
      await server.sql.query(
        'insert into ai_visit (workspace_id, day, agent, identity, path, hits) values ($1, $2, $3, $4, $5, $6)',
        [workspaceId, ...visit],
      );
    for (const [day, source, views] of [
      [dayBack(12), 'google.com', 8],
      [asked, 'chatgpt.com', 4],
    ])
      await server.sql.query(
        'insert into visit_site_day (workspace_id, day, source, views, engaged_seconds, conversions) values ($1, $2, $3, $4, 0, 0)',
        [workspaceId, day, source, views],
      );
    await server.sql.query(
      `insert into visit_source_day (content_id, day, source, views) values ($1, $2, 'chatgpt.com', 1)`,
      [herbs, asked],
    );
    for (const [site, hits] of [
      ['example.com', 6],
      ['other.example', 90],
    ]) {
      const { rows } = await server.sql.query<{ id: string }>(
        `insert into ai_log_import (workspace_id, author_id, site, file_name, from_day, to_day, lines, hits, already_counted,
           not_understood, other_site, too_old, not_counted)
         values ($1, $2, $3, 'access.log', $4, $5, 1, 1, 0, 0, 0, 0, 0) returning id`,
        [workspaceId, ann.userId, site, dayBack(26), dayBack(25)],
      );
      const logged =
        'insert into ai_log_visit (import_id, day, agent, identity, path, hits) values ($1, $2, $3, $4, $5, $6)';
      await server.sql.query(logged, [rows[0]?.id, dayBack(25), 'GPTBot', 'verified', '/page-2', hits]);
      await server.sql.query(logged, [rows[0]?.id, dayBack(25), 'claude.ai', 'unverifiable', '/page-2', 2]);
    }
    const { rows: panel } = await server.sql.query<{ id: string }>(
      `with panel as (insert into prompt_panel (workspace_id, author_id, name, model, repeats, questions, own_names, competitors)
         values ($1, $2, 'Herb buyers', 'm', 5, '{Which herbs?}', '{Fenwick}', '[]') returning id),
       run as (insert into prompt_run (panel_id, is_scheduled, started_at, finished_at, model, repeats, questions, own_names, competitors)
         select id, false, current_date - 9 ${NOON}, now(), 'm', 5, '{Which herbs?}'::text[], '{Fenwick}'::text[], '[]'::jsonb from panel returning id)
       insert into prompt_answer (run_id, question, repeat, text, problem, brands, urls)
         select run.id, 0, n, case when n < 5 then 'Fenwick' end, case when n = 5 then 'empty' end,
           case when n < 4 then '{0}'::smallint[] else '{}' end, '{}' from run, generate_series(1, 5) n
       returning (select id from panel) as id`,
      [workspaceId, ann.userId],
    );

    const { ai, answerShares } = await read();
    expect(ai?.sites).toContain('example.com');
    expect(ai?.sites).not.toContain('other.example');
    const dayOf = (series: typeof ai, back: number) =>
      series?.days.find(({ date }) => date === dayBack(back));
    expect(dayOf(ai, 10)).toEqual({ date: asked, agentViews: 5, referrals: 4 });
    expect(dayOf(ai, 15)).toMatchObject({ agentViews: 0, referrals: null });
    expect(dayOf(ai, 21)).toMatchObject({ agentViews: null, referrals: null });
    expect(dayOf(ai, 25)).toMatchObject({ agentViews: 6, referrals: 2 });
    expect(dayOf(ai, 26)).toMatchObject({ agentViews: 0, referrals: 0 });
    expect(answerShares).toEqual([
      {
        panel: panel[0]?.id,
        name: 'Herb buyers',
        runs: [{ date: dayBack(9), answers: 4, share: 0.75, low: null, high: null }],
      },
    ]);
    const page = await read({ page: `${SITE}page-1` });
    expect(dayOf(page.ai, 10)).toEqual({ date: asked, agentViews: 3, referrals: 1 });
    expect(dayOf(page.ai, 25)).toMatchObject({ agentViews: 0, referrals: 0 });
    expect(page.answerShares).toEqual([]);
  });

  test('lists pages and shared queries of one country or device only', async () => {
    const herbQuery = { query: 'herbs', from: 30, to: 3, impressions: 10 };
    await plantSearchQueries(server, ann, [
      { ...herbQuery, page: 1, country: 'fra', device: 1, clicks: 2 },
      { ...herbQuery, page: 1, country: 'usa', device: 0, clicks: 5 },
      { ...herbQuery, page: 2, country: 'fra', device: 0, clicks: 1 },
      // A year earlier, in packed or plain rows alike.
      { ...herbQuery, page: 1, country: 'fra', device: 1, clicks: 4, from: 394, to: 367 },
    ]);
    const pages = async (query: object) =>
      (await server.call(ann, listSearchPages, { query })).body.pages.map((one) => [
        one.page.slice(SITE.length),
        one.clicks,
        one.comparedClicks,
        one.isDecaying,
      ]);
    // 28 days each.
    expect(await pages({ country: 'fra' })).toEqual([
      ['page-1', 56, 112, true],
      ['page-2', 28, 0, false],
    ]);
    expect(await pages({ country: 'fra', view: 'decaying' })).toEqual([['page-1', 56, 112, true]]);
    expect(await pages({ device: 'DESKTOP' })).toEqual([
      ['page-1', 140, 0, false],
      ['page-2', 28, 0, false],
    ]);
    expect(await pages({})).toEqual([
      ['page-2', 280, 280, false],
      ['page-1', 140, 140, false],
    ]);
    const shared = async (query: object) =>
      (await server.call(ann, listSharedQueries, { query })).body.queries.map((one) => [
        one.query,
        ...one.pages.map(({ page, clicks }) => [page.slice(SITE.length), clicks]),
      ]);
    expect(await shared({ country: 'fra' })).toEqual([['herbs', ['page-1', 56], ['page-2', 28]]]);
    expect(await shared({})).toEqual([['herbs', ['page-1', 196], ['page-2', 28]]]);
    expect(await shared({ country: 'usa' })).toEqual([]);
  });
});

describe('falls', () => {
  const ctx = { db: openDatabase(server.sql), services, log: services.log };
  const { signal } = new AbortController();

  async function check({ workspaceId }: TestPerson): Promise<void> {
    const falls = await reportFalls.send(ctx, { workspaceId }, signal);
    await withTransaction(ctx, (inside) => reportFalls.record(inside, { workspaceId }, falls));
  }
  const noticesOf = async (person: TestPerson) =>
    (await server.call(person, listNotifications, {})).body.notifications.filter(
      ({ kind }) => kind === 'search_fell',
    );

  test('each fall of a page or query is reported once, and seasonal ones never', async () => {
    const fay = await server.signUp('Fay');
    const plant = (clicksOfFirst: string) =>
      plantSearchFigures(server, fay, {
        site: SITE,
        pages: 4,
        clicks: `case n when 1 then ${clicksOfFirst}
          when 2 then case when back <= 10 or back between 367 and 374 then 0 else 20 end
          when 3 then case when back < 200 then 10 else 20 end else 20 end`,
      });
    // Six days without clicks are more than a fifth of 28: the fall shows five days ago.
    await plant('case when back <= 10 then 0 else 20 end');
    const ranked = { page: 4, clicks: 2, position: 5, from: 70, to: 7 };
    await plantSearchQueries(server, fay, [
      { ...ranked, query: 'bee hotel' },
      { ...ranked, query: 'bee hotel', position: 80, from: 6, to: 3 },
      // Never on the first page; hardly any clicks; still on it.
      { ...ranked, query: 'second page', position: 15, to: 3 },
      { ...ranked, query: 'few clicks', clicks: 0 },
      { ...ranked, query: 'few clicks', clicks: 0, position: 80, from: 6, to: 3 },
      { ...ranked, query: 'stays', to: 3 },
    ]);
    await check(fay);
    await check(fay);
    const [first] = await eventually(async () => {
      const found = await noticesOf(fay);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(first).toMatchObject({
      title: '/page-1, bee hotel',
      link: '/analytics/search',
      text: '/page-1 had 440 clicks in 28 days, after 560 in the same weeks a year earlier. “bee hotel” left the first ten results: its mean position over 28 days is 10.4.',
    });

    // As if two months had passed: it recovered, and fell again.
    await server.sql.query(`update search_property set removed_at = now() where workspace_id = $1`, [
      fay.workspaceId,
    ]);
    await plant('case when back <= 8 or back between 65 and 72 then 0 else 20 end');
    await check(fay);
    await check(fay);
    const notices = await eventually(async () => {
      const found = await noticesOf(fay);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(notices[0]).toMatchObject({
      title: '/page-1',
      link: `/analytics/search?page=${encodeURIComponent(`${SITE}page-1`)}`,
    });
  });

  test('new figures are checked after a pull', async () => {
    const gil = await server.signUp('Gil');
    google.sites.push({ siteUrl: SITE, permissionLevel: 'SITE_OWNER' });
    google.planted.set(
      SITE,
      plantProperty({
        site: SITE,
        last: dayInCalifornia(Date.now(), 3),
        days: 2,
        pages: 1,
        queriesPerPage: 1,
      }),
    );
    await server.call(gil, connectSearch, { body: { key: google.key } });
    await server.call(gil, updateSearchConnection, { body: { property: SITE } });
    await eventually(async () => {
      const { rows } = await server.sql.query(
        `select from outbox where kind = 'search-falls' and payload ->> 'workspaceId' = $1 and done_at is not null`,
        [gil.workspaceId],
      );
      expect(rows).toHaveLength(1);
    });
    expect(await noticesOf(gil)).toEqual([]);
  });
});
