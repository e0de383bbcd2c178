import { gzipSync } from 'node:zlib';
import {
  exportAiVisibility,
  importAiLog,
  readAiVisibility,
  removeAiLog,
} from '@pagewright/contract/analytics';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../../tests/eventually.ts';
import { publishArticle } from '../../../../../../tests/factories/published-article.ts';
import { recordVisits } from '../../../../../../tests/factories/record-visits.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../../tests/server/services.ts';
import type { TestPerson, TestResponse } from '../../../../../../tests/server/test-server.ts';
import { GROWTH_MAX, measureGrowth } from '../../../../../../tests/measure-growth.ts';
import { openDatabase } from '../../../platform/db/client.ts';
import { PUBLISHED_RANGES } from './address-ranges.ts';
import { identityOf } from './identify-agent.ts';
import { parseLog } from './parse-log.ts';
import { deleteOldAgentViews } from './view-repository.ts';

type Imported = Awaited<ReturnType<typeof server.call<typeof importAiLog>>>['body'];

const server = await openTestServer({ TRUST_PROXY: 'loopback' });

const GPTBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const CLAUDE_USER = 'Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)';
const BYTESPIDER = 'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** An address that OpenAI publishes for GPTBot, and one of somebody else. */
const [OF_OPENAI, OF_ANYONE] = ['20.171.206.7', '62.141.40.1'];
const DAY_MS = 86_400_000;
const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

const shown = async (person: TestPerson, query: { site?: string; timeRange?: string } = {}) =>
  (await server.call(person, readAiVisibility, { query })).body;

async function upload(person: TestPerson, log: string | Uint8Array, site: string) {
  const body = new FormData();
  body.append('file', new Blob([typeof log === 'string' ? log : new Uint8Array(log)]), 'access.log');
  const answer = await server.send(`/api/analytics/ai-visibility/logs?site=${encodeURIComponent(site)}`, {
    method: 'POST',
    person,
    body,
  });
  return answer as TestResponse<Imported>;
}

/** A line of Nginx's or Apache's log. */
function line(
  path: string,
  { userAgent = GPTBOT, address = OF_OPENAI, daysAgo = 3, second = 1, status = 200, referrer = '-' } = {},
): string {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const date = `${String(at.getUTCDate()).padStart(2, '0')}/${month}/${at.getUTCFullYear()}`;
  const time = `${date}:09:00:${String(second).padStart(2, '0')} +0000`;
  return `${address} - - [${time}] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${userAgent}"\n`;
}

test('agents on the own site are counted by page and purpose; impostors and what cannot be checked are told apart', async () => {
  const eve = await server.signUp('Eve');
  const { id, path, sitePath } = await publishArticle(server, eve, { title: 'Rain barrels' });
  expect(await shown(eve)).toMatchObject({
    agents: [],
    days: [],
    pages: [],
    publishedUrl: server.url + sitePath,
  });

  const view = (userAgent: string, forwardedFor: string, url = path) =>
    server.send(url, { headers: { 'user-agent': userAgent, 'x-forwarded-for': forwardedFor } });
  await view(GPTBOT, OF_OPENAI);
  await view(GPTBOT, OF_OPENAI, `${path}?utm=1`);
  await view(GPTBOT, OF_ANYONE);
  // The sender's own claim about its address is not believed, and a proxy that is not trusted hides the sender.
  await view(GPTBOT, `${OF_OPENAI}, ${OF_ANYONE}`);
  await view(GPTBOT, '10.0.0.9');
  await view(BYTESPIDER, OF_ANYONE);
  await view(CLAUDE_USER, '216.73.217.16', sitePath);
  // Not agents, not pages.
  await view(FIREFOX, OF_OPENAI);
  await view(GPTBOT, OF_OPENAI, `${sitePath}nothing-here`);
  await recordVisits(server, id, { day: day(0), source: 'chatgpt.com', views: 4 });

  // Views are counted in the background, at different times.
  const all = { training: 6, user: 1 };
  await eventually(async () => expect((await shown(eve)).days.at(-1)).toMatchObject(all));
  const read = await shown(eve);
  expect(read.agents).toEqual([
    expect.objectContaining({
      name: 'GPTBot',
      operator: 'OpenAI',
      purpose: 'training',
      verified: 2,
      outsideList: 1,
      unverifiable: 2,
      listDay: '2026-06-14',
    }),
    expect.objectContaining({ name: 'Claude-User', purpose: 'user', verified: 1 }),
    expect.objectContaining({
      name: 'Bytespider',
      verified: 0,
      outsideList: 0,
      unverifiable: 1,
      listDay: null,
    }),
  ]);
  expect(read.days).toEqual([{ date: day(0), training: 6, search: 0, user: 1, engine: 0, referrals: 4 }]);
  expect(read.pages.map(({ url, agents }) => [url, agents])).toEqual([
    [server.url + path, ['GPTBot', 'Bytespider']],
    [server.url + sitePath, ['Claude-User']],
  ]);
  expect(read.referrals).toEqual([{ host: 'chatgpt.com', visits: 4 }]);
  const csv = await server.send(`/api${exportAiVisibility.path}`, { person: eve });
  expect(String(csv.body)).toContain(`${day(0)},GPTBot,training,outside_list,`);
  // Nothing about the senders is stored.
  const { rows } = await server.sql.query('select * from ai_visit');
  expect(JSON.stringify(rows)).not.toMatch(/20\.171|62\.141|Mozilla/);
  expect((await shown(await server.signUp('Other'))).agents).toEqual([]);
});

test('a log counts once however often it is imported, and says what it did not understand', async () => {
  const ada = await server.signUp('Ada');
  const first = [
    line('/guide?page=2'),
    line('/guide'),
    line('/guide', { second: 2, address: OF_ANYONE }),
    line('/style.css'),
    line('/gone', { status: 404 }),
    line('/guide', { userAgent: FIREFOX, referrer: 'https://chatgpt.com/' }),
    line('/guide', { userAgent: FIREFOX, referrer: 'https://example.org/' }),
    line('/guide', { daysAgo: 401 }),
    `shop.example:443 ${line('/guide')}`,
    'this is no log entry\n',
  ].join('');
  const once = await upload(ada, gzipSync(first), 'https://www.garden.example/');
  expect(once.status).toBe(201);
  expect(once.body).toMatchObject({
    import: { site: 'garden.example', from: day(3), to: day(3), importedBy: 'Ada', mayRemove: true },
    lines: 10,
    hits: 4,
    alreadyCounted: 0,
    notUnderstood: 1,
    otherSite: 1,
    tooOld: 1,
    notCounted: 2,
    examples: ['this is no log entry'],
  });
  const again = await upload(ada, first, 'garden.example');
  expect(again.body).toMatchObject({ import: null, hits: 0, alreadyCounted: 4 });
  // The same visits as another program wrote them, with a new one.
  const cloudflare = [1, 1, 3].map((second) =>
    JSON.stringify({
      ClientIP: OF_OPENAI,
      ClientRequestHost: 'garden.example',
      ClientRequestURI: '/guide',
      ClientRequestMethod: 'GET',
      ClientRequestUserAgent: GPTBOT,
      EdgeResponseStatus: 200,
      EdgeStartTimestamp: `${day(3)}T09:00:0${second}Z`,
    }),
  );
  const overlapping = await upload(ada, cloudflare.join('\n'), 'garden.example');
  expect(overlapping.body).toMatchObject({ hits: 1, alreadyCounted: 2 });

  const read = await shown(ada, { site: 'garden.example' });
  expect(read.agents).toMatchObject([{ name: 'GPTBot', verified: 3, outsideList: 1, unverifiable: 0 }]);
  expect(read.pages).toMatchObject([{ url: 'https://garden.example/guide', verified: 3 }]);
  expect(read.referrals).toEqual([{ host: 'chatgpt.com', visits: 1 }]);
  expect([read.sites, read.imports.length]).toEqual([['garden.example'], 2]);
  const { rows } = await server.sql.query('select * from ai_log_visit');
  expect(JSON.stringify(rows)).not.toMatch(/20\.171|62\.141|Mozilla/);

  const id = once.body.import?.id ?? '';
  const member = await signUpTeammate(server, ada, 'basic_member');
  expect((await server.call(member, removeAiLog, { params: { id } })).status).toBe(403);
  expect((await server.call(await server.signUp('Bo'), removeAiLog, { params: { id } })).status).toBe(404);
  expect((await server.call(ada, removeAiLog, { params: { id } })).status).toBe(204);
  expect((await shown(ada, { site: 'garden.example' })).agents).toMatchObject([{ verified: 1 }]);
  // Its lines can be counted again.
  expect((await upload(ada, first, 'garden.example')).body).toMatchObject({ hits: 4 });
});

test.each([
  ['no log', 'a picture, or so\n', 'garden.example', 415, 'unreadable_log'],
  ['broken gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'garden.example', 415, 'unreadable_log'],
  ['no site', line('/'), 'no site', 422, 'no_site'],
])('%s is refused', async (_, log, site, status, code) => {
  const answer = await upload(await server.signUp('Cy'), log, site);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
});

test('a log longer than a part is read whole', async () => {
  const people = line('/guide', { userAgent: `${FIREFOX} ${'x'.repeat(2_000)}` }).repeat(600);
  const answer = await upload(
    await server.signUp('Di'),
    `${line('/a')}${people}${line('/b')}`,
    'long.example',
  );
  expect(answer.body).toMatchObject({ lines: 602, hits: 2, notUnderstood: 0 });
});

test('views past the retention of visits lose their page and keep their sum', async () => {
  const fay = await server.signUp('Fay');
  const add = `insert into ai_visit (workspace_id, day, agent, identity, path, hits) values ($1, $2, 'GPTBot', 'verified', $3, 5)`;
  for (const [daysAgo, path] of [
    [100, '/a'],
    [100, '/b'],
    [2, '/a'],
    [1_300, ''],
  ] as const)
    await server.sql.query(add, [fay.workspaceId, day(daysAgo), path]);
  const services = createServices();
  await deleteOldAgentViews({ db: openDatabase(server.sql), services, log: services.log });
  const { rows } = await server.sql.query(
    'select day::text, path, hits from ai_visit where workspace_id = $1 order by day',
    [fay.workspaceId],
  );
  expect(rows).toEqual([
    { day: day(100), path: '', hits: 10 },
    { day: day(2), path: '/a', hits: 5 },
  ]);
});

test('every published range is a network, and lists answer for their own agents only', () => {
  for (const [agent, { day: published }] of Object.entries(PUBLISHED_RANGES)) {
    expect(identityOf(agent, OF_ANYONE)).toBe('outside_list');
    expect(published).toMatch(/^2026-\d\d-\d\d$/);
  }
  expect(identityOf('Googlebot', '2001:4860:4801:12::1')).toBe('verified');
  expect(identityOf('GPTBot', `::ffff:${OF_OPENAI}`)).toBe('verified');
  expect(identityOf('ClaudeBot', OF_OPENAI)).toBe('outside_list');
  expect(identityOf('Amazonbot', OF_OPENAI)).toBe('unverifiable');
  expect(identityOf('GPTBot', 'crawler.example')).toBe('unverifiable');
});

test('hostile log lines take linear time', () => {
  for (const piece of ['a ', '"\\', '1.1.1.1 - - ['])
    expect(
      measureGrowth((length) => parseLog(`${piece.repeat(length / piece.length)}[`, 'a.example'), 32_000),
      piece,
    ).toBeLessThan(GROWTH_MAX);
});
