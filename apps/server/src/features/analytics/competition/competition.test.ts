import {
  addToWatchlist,
  listAlerts,
  markAlertsSeen,
  readCompetitorAlerts,
  readCompetitorGaps,
  readCompetitorStrategy,
  readContentFreshness,
  switchDailyCheck,
} from '@pagewright/contract/analytics';
import { listNotifications } from '@pagewright/contract/notifications';
import { updateSettings } from '@pagewright/contract/settings';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { openDatabase, openPool } from '../../../platform/db/client.ts';
import { createCrawler } from '../../../research/crawler.ts';
import { claimDailyCheck } from './alert-repository.ts';
import { runDailyCheck } from './daily-check.ts';

const settings = { OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0', DEFAULT_PLAN: 'Professional' };
const server = await openTestServer(settings);
const pool = openPool({ connectionString: server.databaseUrl }, 3);
const db = openDatabase(pool);
const services = createServices(settings);
const { config, outgoing, publicUrl, log } = services;
const crawler = createCrawler({ db, outgoing, publicUrl, version: config.version, ...config.crawler });
const runJob = async () => {
  for (;;) {
    const due = await claimDailyCheck(db, 900);
    if (due === undefined) return;
    await runDailyCheck({ db, services: { ...services, crawler }, log }, due);
  }
};

const [rival, other] = await Promise.all(
  ['127.0.0.2', '127.0.0.3'].map((address) => startWebHost({}, { address })),
);
if (!rival || !other) throw new Error('two hosts were started');
afterAll(() => Promise.all([rival.close(), other.close(), pool.end()]));

const TEXT = 'The tank holds water for the garden, and the pump lifts it to the beds. '.repeat(12);
const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><article><h1>${title}</h1><p>${TEXT}</p></article></html>`;
/** Pages of both rivals, linked from their home pages: one that both have, and decoys that only one has. */
const put = (host: typeof rival, titles: Readonly<Record<string, string>>) => {
  const links = Object.keys(titles).map((path) => `<a href="${path}">${path}</a>`);
  host.answers.set('/', { body: `${page('Home')}<nav>${links.join(' ')}</nav>` });
  for (const [path, title] of Object.entries(titles)) host.answers.set(path, { body: page(title) });
};
const decoys = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [`/decoy-${index}`, `Notes on subject ${index}`]),
);

let ada: TestPerson;
beforeEach(async () => {
  ada = await server.signUp('Ada');
  put(rival, { ...decoys, '/barrels': 'Choosing rain barrels' });
  put(other, { '/guide': 'Rain barrels, a guide' });
});

const competitors = `${rival.url},${other.url}`;
const keywords = 'rain barrels,greenhouse';
const used = async () => (await server.call(ada, readUsage, {})).body.usage.seoRequests;
const look = (refresh: 'true' | 'false' = 'true') =>
  server.call(ada, readCompetitorAlerts, { query: { competitors, keywords, refresh } });
const kept = async (person = ada) => (await server.call(person, listAlerts, {})).body;

test('gaps, freshness, and strategy match the specification, and cost a request only if a site was contacted', async () => {
  const gaps = await server.call(ada, readCompetitorGaps, { query: { competitors, keywords } });
  expect(gaps.status).toBe(200);
  expect(gaps.body.gaps.map(({ keyword, missingCompetitors }) => [keyword, missingCompetitors])).toEqual([
    ['rain barrels', []],
  ]);
  expect(await used()).toBe(1);
  // Pages read a moment ago are reused.
  await server.call(ada, readCompetitorGaps, { query: { competitors, keywords } });
  expect(await used()).toBe(1);
  const strategy = await server.call(ada, readCompetitorStrategy, {
    query: { competitor: rival.url, keywords },
  });
  expect(strategy.body.strategy.topics.covered.map(({ name }) => name)).toEqual(['rain barrels']);
  const freshness = await server.call(ada, readContentFreshness, { query: { urls: `${other.url}/guide` } });
  expect(freshness.body.updatePriority).toMatchObject([{ url: `${other.url}/guide`, reasons: [] }]);
});

test.each([
  ['competitor-gaps?keywords=bees', 400],
  ['competitor-gaps?competitors=http://10.1.1.1', 422],
  ['competitor-gaps?competitors=http://127.0.0.9:9', 422],
  [
    `competitor-alerts?competitors=${Array.from({ length: 11 }, (_, index) => `s${index}.example`).join(',')}`,
    400,
  ],
  ['content-freshness', 422],
  ['competitor-strategy?competitor=', 400],
])('%s is refused with %i and a sentence, and is not counted', async (path, status) => {
  const answer = await server.send(`/api/analytics/${path}`, { person: ada });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: expect.stringMatching(/^[A-Z]/) });
  expect(await used()).toBe(0);
});

test('a change is reported with before and after, stored once, and unread until seen', async () => {
  expect((await look()).body).toEqual([]);
  put(rival, { ...decoys, '/barrels': 'Choosing rain barrels and greenhouse tanks' });
  const { body } = await look();
  expect(body.map(({ type, url }) => [type, url])).toEqual(
    expect.arrayContaining([['title_changed', `${rival.url}/barrels`]]),
  );
  expect(body.every(({ url }) => url === `${rival.url}/barrels`)).toBe(true);
  await look('false');
  const { alerts, unread } = await kept();
  expect(alerts).toHaveLength(body.length);
  expect(unread).toBe(body.length);
  expect(alerts.find(({ type }) => type === 'title_changed')).toMatchObject({
    before: { title: 'Choosing rain barrels' },
    after: { title: 'Choosing rain barrels and greenhouse tanks' },
    isUnread: true,
  });
  const mel = await signUpTeammate(server, ada, 'basic_member', 'Mel');
  const until = alerts[0]?.foundAt ?? '';
  expect((await server.call(ada, markAlertsSeen, { body: { until } })).body.unread).toBe(0);
  expect((await kept()).alerts.every(({ isUnread }) => !isUnread)).toBe(true);
  expect((await kept(mel)).unread).toBe(body.length);
  const never = await server.call(ada, markAlertsSeen, { body: { until: '0000-01-01T00:00:00Z' } });
  expect(never.status).toBe(400);
  expect((await kept(await server.signUp('Eve'))).alerts).toEqual([]);
});

test('a workspace with the daily check is checked and counted once a day, and its members are notified', async () => {
  const mel = await signUpTeammate(server, ada, 'basic_member', 'Mel');
  await server.call(mel, updateSettings, { body: { preferences: { language: 'es' } } });
  const switchTo = (person: TestPerson, isDaily: boolean) =>
    server.call(person, switchDailyCheck, { body: { isDaily } });
  expect((await switchTo(mel, true)).status).toBe(403);
  expect((await switchTo(ada, true)).body).toMatchObject({ isDaily: true, doneAt: null });
  const body = { competitors: [rival.url], keywords: ['rain barrels'] };
  await server.call(ada, addToWatchlist, { body });
  await Promise.all([runJob(), runJob()]);
  expect(await used()).toBe(1);
  put(rival, { ...decoys, '/barrels': 'Choosing cisterns' });
  await runJob();
  // It already ran today.
  expect(await used()).toBe(1);
  const tomorrow = () =>
    server.sql.query(`update daily_check set due_at = now() - interval '1 second' where workspace_id = $1`, [
      ada.workspaceId,
    ]);
  await tomorrow();
  await runJob();
  expect(await used()).toBe(2);
  const { alerts, daily } = await kept(mel);
  expect(alerts).toMatchObject([{ type: 'title_changed', after: { title: 'Choosing cisterns' } }]);
  expect(daily).toMatchObject({ isDaily: true, doneAt: expect.any(String), problem: null, mayChange: false });
  const readInFrench = { person: mel, headers: { 'accept-language': 'fr' } };
  expect((await server.send('/api/analytics/alerts', readInFrench)).body).toMatchObject({
    alerts: [
      {
        message:
          'Le titre est passé de «\u202FChoosing rain barrels\u202F» à «\u202FChoosing cisterns\u202F».',
      },
    ],
  });
  const told = [
    [ada, 'The title changed from “Choosing rain barrels” to “Choosing cisterns”.'],
    [mel, 'El título cambió de «Choosing rain barrels» a «Choosing cisterns».'],
  ] as const;
  for (const [person, text] of told) {
    await expect
      .poll(async () => (await server.call(person, listNotifications, { query: {} })).body.notifications)
      .toMatchObject([{ kind: 'alert', link: '/analytics/alerts', text }]);
  }
  rival.answers.clear();
  await server.sql.query(
    `update watched set name = 'http://127.0.0.9:9' where workspace_id = $1 and kind = 'competitor'`,
    [ada.workspaceId],
  );
  await tomorrow();
  await runJob();
  expect((await kept()).daily.problem).toMatch(/^[A-Z].+/);
  expect(await used()).toBe(2);
  expect((await switchTo(ada, false)).body).toMatchObject({ isDaily: false, dueAt: null });
  await runJob();
  expect((await kept()).daily.isDaily).toBe(false);
});

test('a daily check stops when the member who started it is no longer an admin, and another admin can take over', async () => {
  const mel = await signUpTeammate(server, ada, 'admin', 'Mel');
  const switchOn = (person: TestPerson) => server.call(person, switchDailyCheck, { body: { isDaily: true } });
  expect((await switchOn(ada)).body.isDaily).toBe(true);
  await server.call(ada, addToWatchlist, { body: { competitors: [rival.url], keywords: ['rain barrels'] } });
  await server.sql.query("update member set role = 'basic_member' where user_id = $1", [ada.userId]);
  await runJob();
  expect((await kept(mel)).daily).toMatchObject({ isDaily: false, dueAt: null, doneAt: null });
  expect((await switchOn(mel)).body.isDaily).toBe(true);
  await runJob();
  expect((await kept(mel)).daily).toMatchObject({ isDaily: true, doneAt: expect.any(String), problem: null });
});
