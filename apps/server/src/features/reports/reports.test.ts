import { renewFeedAddress } from '@pagewright/contract/calendar';
import { listNotifications } from '@pagewright/contract/notifications';
import * as reports from '@pagewright/contract/reports';
import { changeRole } from '@pagewright/contract/team';
import { expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../tests/server/test-server.ts';
import { drawReport } from './pdf/draw-report.ts';
import { createGaps, insertGapsRun } from './testing/insert-gaps-run.ts';

const server = await openTestServer();
const ada = await server.signUp('Ada');
const [mate, client, stranger] = [
  await signUpTeammate(server, ada, 'basic_member'),
  await signUpTeammate(server, ada, 'client', 'Cleo'),
  await server.signUp(),
];

async function makeReport(person: TestPerson = ada, more: { title?: string; clientName?: string } = {}) {
  const runId = await insertGapsRun(server, person);
  const answer = await server.call(person, reports.createReport, { body: { runId, ...more } });
  expect(answer.status).toBe(201);
  return answer.body;
}

const share = (id: string, body: { expiresInDays?: 1 | 7; password?: string } = {}) =>
  server.call(ada, reports.shareReport, { params: { id }, body });

/** Opens a page without an account. */
async function open(
  url: string,
  init: { method?: string; body?: URLSearchParams; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0', ...init.headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const pdfOf = (url: string): string => url.replace('?', '/pdf?');
const enter = (url: string, password: string) =>
  open(url, { method: 'POST', body: new URLSearchParams({ password }) });

test('a report starts with the main points, lists unread pages, and outlives its run', async () => {
  const made = await makeReport(ada, { clientName: 'Bees & Co' });
  expect(made).toMatchObject({
    title: 'Content gaps: rival.example, other.example',
    kind: 'track-gaps',
    clientName: 'Bees & Co',
    isForClients: false,
    mayChange: true,
    logo: null,
  });
  const { points, sections, appendix, basis } = made.document;
  expect(points[0]).toBe('For 12 searches, competitors have a page and none was found on your site.');
  expect(points).toContain(
    '“bee hotel 1”: 1 of 2 competitors has a page, and it is searched about 1,200 times a month.',
  );
  expect(points).toContain(
    '“bee hotel 2”: 1 of 2 competitors has a page. Your site was not read completely, so a page may exist.',
  );
  expect(sections[0]?.table?.rows).toHaveLength(8);
  expect(appendix[0]?.table?.rows).toHaveLength(12);
  expect(basis).toContain(
    'rival.example: 20 of 340 pages known to us were read. Nothing is said about the others.',
  );
  expect(appendix.at(-1)?.table?.rows).toEqual([['rival.example/slow', 'It took too long to answer.']]);
  await server.sql.query('delete from analysis_run');
  const read = await server.call(mate, reports.readReport, { params: { id: made.id } });
  expect(read.body.document).toEqual(made.document);
});

test('only authors and admins change and share a report; clients read those meant for them', async () => {
  const { id } = await makeReport();
  const params = { id };
  for (const person of [stranger, client])
    expect((await server.call(person, reports.readReport, { params })).status).toBe(404);
  expect((await server.call(mate, reports.shareReport, { params, body: {} })).status).toBe(403);
  expect((await server.call(mate, reports.updateReport, { params, body: { title: 'Mine' } })).status).toBe(
    403,
  );
  expect((await server.call(client, reports.listReports, {})).body.reports).toEqual([]);
  const body = { isForClients: true, title: 'For Cleo' };
  expect((await server.call(ada, reports.updateReport, { params, body })).body).toMatchObject(body);
  await share(id);
  const listed = (await server.call(client, reports.listReports, {})).body.reports;
  expect(listed).toMatchObject([{ id, title: 'For Cleo', links: 0, mayChange: false }]);
  expect((await server.call(client, reports.readReport, { params })).status).toBe(200);
  for (const call of [reports.listReportLinks, reports.removeReport])
    expect((await server.call(client, call, { params })).status).toBe(403);
  expect((await server.call(client, reports.createReport, { body: {} })).status).toBe(403);
  const ofClient = await makeReport(mate, { title: '' });
  expect((await server.call(ada, reports.removeReport, { params: { id: ofClient.id } })).status).toBe(204);
});

test('a member who becomes a client loses the calendar feed and notifications', async () => {
  const joe = await signUpTeammate(server, ada, 'basic_member', 'Joe');
  const { url } = (await server.call(joe, renewFeedAddress, {})).body;
  const feed = async () => (await open(url ?? '')).status;
  expect(await feed()).toBe(200);
  const role = { params: { id: joe.userId }, body: { role: 'client' as const } };
  expect((await server.call(ada, changeRole, role)).body.role).toBe('client');
  expect(await feed()).toBe(404);
  expect((await server.call(joe, listNotifications, {})).status).toBe(403);
  expect((await server.call(joe, reports.listReports, {})).status).toBe(200);
});

test('a link shows its report to anyone who has it, but not to search engines, and records when it was opened', async () => {
  const { id } = await makeReport(ada, { title: '<b>Bees</b>', clientName: 'Bees & Co' });
  const { body } = await share(id, { expiresInDays: 7 });
  const page = await open(body.url);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<h1>&lt;b&gt;Bees&lt;/b&gt;</h1>');
  expect(page.text).toContain('Prepared for Bees &amp; Co');
  expect(page.text).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  await open(body.url, { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0' } });
  const { links } = (await server.call(ada, reports.listReportLinks, { params: { id } })).body;
  expect(links).toMatchObject([{ state: 'open', hasPassword: false, timesOpened: 1 }]);
  expect(links[0]!.lastOpenedAt).not.toBeNull();
  const { rows } = await server.sql.query('select * from report_link');
  expect(JSON.stringify(rows)).not.toContain(body.url.split('=').at(-1));
  const pdf = await open(pdfOf(body.url));
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.text).toMatch(/^%PDF-/);
});

test('a link with a password requires it, limits attempts, and remembers the browser', async () => {
  const { id } = await makeReport();
  expect((await share(id, { password: 'short' })).status).toBe(400);
  const { body } = await share(id, { password: 'Honey for all' });
  const locked = await open(body.url);
  expect(locked.text).toContain('Enter the password');
  expect(locked.text).not.toContain('bee hotel');
  expect((await open(pdfOf(body.url))).status).toBe(303);
  expect((await enter(body.url, 'Honey for some')).status).toBe(403);
  const right = await enter(body.url, 'Honey for all');
  expect(right.status).toBe(303);
  const [cookie = ''] = (right.headers.get('set-cookie') ?? '').split(';');
  expect(right.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax');
  expect((await open(body.url, { headers: { cookie } })).text).toContain('bee hotel');
  expect((await open(body.url, { headers: { cookie: cookie.replace('=1', '=2') } })).text).not.toContain(
    'bee hotel',
  );
  const other = (await share(id, { password: 'Honey for all' })).body;
  expect((await open(other.url, { headers: { cookie } })).text).not.toContain('bee hotel');
  for (let tries = 2; tries < 20; tries += 1) await enter(body.url, 'wrong');
  const limited = await enter(body.url, 'Honey for all');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('unknown, expired, and revoked links, and those of removed reports, show the same page', async () => {
  const { id } = await makeReport();
  const params = { id };
  const [one, two, three] = [(await share(id)).body, (await share(id)).body, (await share(id)).body];
  const unknown = await open(`${server.url}/shared-reports?key=${'a'.repeat(43)}`);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('This link no longer works');
  const revoke = { params: { id, linkId: one.link.id } };
  expect((await server.call(mate, reports.revokeReportLink, revoke)).status).toBe(403);
  expect((await server.call(ada, reports.revokeReportLink, revoke)).status).toBe(204);
  await server.sql.query('update report_link set expires_at = now() where id = $1', [two.link.id]);
  for (const { url } of [one, two])
    expect(await open(url)).toMatchObject({ status: 410, text: unknown.text });
  const { links } = (await server.call(ada, reports.listReportLinks, { params })).body;
  expect(links.map(({ state }) => state)).toEqual(['open', 'expired', 'revoked']);
  await server.call(ada, reports.removeReport, { params });
  expect((await open(three.url)).status).toBe(410);
  expect((await enter(three.url, 'x')).status).toBe(410);
  await server.call(ada, reports.undoRemoveReport, { params });
  expect((await open(three.url)).status).toBe(200);
});

test("a report cannot be created from another workspace's data, two sources, or other kinds of analysis", async () => {
  const make = async (body: Record<string, unknown>, person = ada) =>
    (await server.call(person, reports.createReport, { body })).status;
  const runId = await insertGapsRun(server, ada);
  expect(await make({ runId }, stranger)).toBe(404);
  expect(await make({})).toBe(422);
  expect(await make({ runId, siteId: runId })).toBe(422);
  expect(await make({ siteId: runId })).toBe(404);
  await server.sql.query("update analysis_run set kind = 'keyword-density' where id = $1", [runId]);
  expect(await make({ runId })).toBe(422);
  const older = await insertGapsRun(server, ada, { gaps: 'of old' });
  expect(await make({ runId: older })).toBe(422);
});

test('the appendix of a PDF starts on page seven at the latest, however long the report is', async () => {
  const long = 'A sentence of a report that is as long as one may be. '.repeat(4).trim();
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`, long, long]);
  const section = { title: 'A long section', text: null, table: { columns: ['One', 'Two', 'Three'], rows } };
  const bytes = await drawReport({
    title: 'Long',
    language: 'en',
    createdAt: new Date(),
    byLine: 'by Ada',
    workspaceName: 'Ada’s',
    logo: null,
    words: {
      mainPoints: 'Main points',
      basis: 'Basis',
      appendix: 'Appendix',
      restInAppendix: 'More',
      pageOf: '{page}/{pages}',
    },
    document: {
      summary: long,
      points: [long],
      figures: [],
      sections: [section, section],
      appendix: [],
      basis: [long],
    },
  });
  const text = Buffer.from(bytes).toString('latin1');
  const pages = [...(/\/Kids \[([^\]]+)\]/.exec(text)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => id);
  const marks = [...text.matchAll(/\/Dest \[(\d+) 0 R/g)].map(([, id]) => pages.indexOf(id ?? '') + 1);
  expect(pages.length).toBeGreaterThan(8);
  expect(marks.toSorted((a, b) => a - b)).toEqual([1, 7]);
});

test("page titles in any script appear in the file, which is in the reader's language", async () => {
  const runId = await insertGapsRun(server, ada, createGaps(3, 'пчёлы 蜜蜂'));
  const answer = await server.send('/api/reports', {
    method: 'POST',
    person: ada,
    body: { runId },
    headers: { 'accept-language': 'fr' },
  });
  const { id, title } = answer.body as { id: string; title: string };
  expect(title).toBe('Lacunes de contenu : rival.example, other.example');
  const { url } = (await share(id)).body;
  expect((await open(url, { headers: { 'accept-language': 'es' } })).text).toContain('<html lang="fr">');
  expect((await open(pdfOf(url))).text).toMatch(/^%PDF-/);
});
