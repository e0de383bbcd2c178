import { readEvidence } from '@pagewright/contract/content';
import {
  completeOutline,
  geographicOutline,
  removeOutline,
  saveOutline,
  sendToEditor,
  type OutlineResult,
} from '@pagewright/contract/outline';
import { generateBrief, startWriting } from '@pagewright/contract/strategy';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../tests/fakes/web/start-web-host.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { createServices } from '../../../../../tests/server/services.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { housekeeping } from '../../platform/jobs/housekeeping.ts';
import { DESK_PAGES } from './testing/pages.ts';

const [given, read] = [DESK_PAGES[0]!, DESK_PAGES[1]!];
const host = await startWebHost({ '/desks': { body: read.text } });
afterAll(() => host.close());
const server = await openTestServer({
  DEFAULT_PLAN: 'Entrepreneur',
  OUTGOING_ALLOW: '127.0.0.1/32',
  CRAWLER_PAUSE_MS: '0',
});
const maya = await server.signUp('Maya');
const address = `${host.url}/desks`;
/** One page is pasted, the other is fetched by URL. */
const BOTH = { pages: [given], competitors: address, includeSearch: false };
const COME_BY = [
  [given.url, 'pasted'],
  [address, 'fetched'],
];

const make = async (more: object = BOTH): Promise<OutlineResult> =>
  (await server.call(maya, completeOutline, { body: { keyword: 'standing desks', ...more } })).body;
const changed = ({ analysisData, outline }: OutlineResult) => ({ analysisData, outline });
const evidenceOf = async (id: string, person = maya) =>
  (await server.call(person, readEvidence, { params: { id }, query: {} })).body;
const sent = async (result: OutlineResult, person = maya) =>
  (await server.call(person, sendToEditor, { body: changed(result) })).body;

test('a draft from a brief is compared with its supplied and fetched pages', async () => {
  const body = { idea: 'A guide to standing desks', keyword: 'standing desks', ...BOTH };
  const brief = (await server.call(maya, generateBrief, { body })).body;
  const { id } = (await server.call(maya, startWriting, { params: { id: brief.id } })).body;
  const { pages, subject } = await evidenceOf(id);
  expect(pages.map(({ url, source }) => [url, source])).toEqual(COME_BY);
  expect(subject).not.toBeNull();
});

test('a draft from an outline has its headings and is compared with its pages, before and after saving', async () => {
  const made = await make();
  const item = await sent(made);
  expect(item).toMatchObject({
    status: 'draft',
    primaryKeyword: 'standing desks',
    title: made.outline.title,
  });
  const { content } = JSON.parse(item.content) as {
    content: { type: string; attrs?: { level: number }; content?: { text: string }[] }[];
  };
  expect(
    content.filter(({ type }) => type === 'heading').map((one) => [one.attrs?.level, one.content?.[0]?.text]),
  ).toEqual(
    made.outline.sections
      .flatMap((section) => [section, ...section.subsections])
      .map(({ level, heading }) => [level, heading]),
  );
  expect((await evidenceOf(item.id)).pages.map(({ url, source }) => [url, source])).toEqual(COME_BY);
  const saved = (await server.call(maya, saveOutline, { body: changed(made) })).body;
  const again = await sent(saved.result);
  expect((await evidenceOf(again.id)).pages).toHaveLength(2);
});

test('an outline or brief without pages uses those that the keyword’s last research saved, in its workspace only', async () => {
  await make();
  const asked = host.requests.length;
  const none = { includeSearch: false };
  const { analysisData } = await make({ ...none, keyword: ' Standing  Desks' });
  expect(analysisData.pages).toMatchObject([{ url: address, source: 'web' }]);
  expect(analysisData.notice).toMatch(
    /^No page was found or named this time\. .*when “Standing Desks” was last researched, on \w+ \d+, \d{4}\.$/,
  );
  const near = await server.call(maya, geographicOutline, {
    body: { baseKeyword: 'standing desks', location: 'Leeds', ...none },
  });
  expect(near.body.analysisData.pages.map(({ url }) => url)).toEqual([address]);
  const idea = { idea: 'A guide to standing desks', keyword: 'standing desks', ...none };
  const brief = (await server.call(maya, generateBrief, { body: idea })).body;
  expect(brief.evidence.pages).toMatchObject([{ url: address, fetchedAt: expect.stringMatching(/^\d{4}-/) }]);
  // Saved pages never replace given ones, nor appear under another keyword.
  expect((await make({ ...none, pages: [given] })).analysisData.pages.map(({ url }) => url)).toEqual([
    given.url,
  ]);
  expect((await make({ ...none, keyword: 'desks' })).analysisData.pages).toEqual([]);
  const stranger = await server.signUp('Mallory');
  const other = await server.call(stranger, completeOutline, {
    body: { keyword: 'standing desks', ...none },
  });
  expect(other.body.analysisData).toMatchObject({ pages: [], notice: null });
  expect(host.requests).toHaveLength(asked);
});

test('pages of one workspace are not evidence for another, even by digest', async () => {
  const made = await make();
  const stranger = await server.signUp('Mallory');
  const item = await sent(made, stranger);
  expect((await evidenceOf(item.id, stranger)).pages).toEqual([]);
});

test('pages stay while a saved outline refers to them; others expire after a week, and removed items after a month', async () => {
  const kept = async (): Promise<number> =>
    Number((await server.sql.query('select 1 from outline_page')).rowCount);
  const cleanUp = async (): Promise<void> => {
    const db = openDatabase(server.sql);
    const services = createServices();
    await housekeeping.find(({ name }) => name === 'clean-up')!.run({ db, services, log: services.log });
  };
  await server.sql.query('delete from outline');
  await server.sql.query('delete from outline_page');
  const body = changed(await make());
  const outline = (await server.call(maya, saveOutline, { body })).body;
  await make({ pages: [DESK_PAGES[2]], includeSearch: false });
  expect(await kept()).toBe(3);
  await cleanUp();
  expect(await kept()).toBe(3);
  await server.sql.query(`update outline_page set kept_at = now() - interval '8 days'`);
  await cleanUp();
  expect(await kept()).toBe(2);
  await server.call(maya, removeOutline, { params: { id: outline.id } });
  await server.sql.query(`update outline set removed_at = now() - interval '31 days'`);
  await server.sql.query(`update brief set removed_at = now() - interval '31 days'`);
  await cleanUp();
  await cleanUp();
  expect(await kept()).toBe(0);
  for (const table of ['outline', 'brief', 'brief_page', 'content_brief'])
    expect((await server.sql.query(`select 1 from ${table}`)).rowCount).toBe(0);
});
