import {
  compareSitePage,
  followSiteCrawl,
  listSitePages,
  openSitePage,
  startSiteCrawl,
} from '@pagewright/contract/analytics';
import {
  listRevisions,
  readContent,
  readRevision,
  removeContent,
  updateContent,
} from '@pagewright/contract/content';
import { afterAll, expect, test } from 'vitest';
import { startWebHost } from '../../../../../../tests/fakes/web/start-web-host.ts';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';
import { withThreadTasks } from '../../../../../../tests/server/thread-tasks.ts';

const host = await startWebHost();
afterAll(() => host.close());
const server = await openTestServer({ OUTGOING_ALLOW: '127.0.0.0/8', CRAWLER_PAUSE_MS: '0' });

const FILLER =
  'We keep our barrels clean, and this is how it is done at home in an hour, without costly tools. '.repeat(
    3,
  );
const article = (first: string) => ({
  body: `<!doctype html><html lang="en"><title>Clean a rain barrel | Acme</title><meta name="description" content="In an hour.">
<nav><a href="/menu">Menu</a></nav><article><h1>Clean a rain barrel</h1><p>${first} ${FILLER}</p><h2>What you need</h2>
<ul><li>A <b>brush</b></li><li><a href="/soap">Soap</a></li></ul><p>${FILLER}</p><img src="/barrel.jpg" alt="A barrel">
<p>${FILLER}</p></article><footer>Imprint</footer></html>`,
});

test('opening an inventory page creates one item from the live text', async () => {
  host.answers.set('/', {
    body: '<!doctype html><title>Home</title><a href="/clean">Clean</a> <a href="/empty">Empty</a>',
  });
  host.answers.set('/clean', article('Crawled.'));
  host.answers.set('/empty', { body: '<!doctype html><title>Nothing</title>' });
  const maya = await server.signUp('Maya');
  const { body: crawl } = await server.call(maya, startSiteCrawl, { body: { site: host.url } });
  await server.call(maya, followSiteCrawl, { params: { id: crawl.id } });
  const { body: list } = await server.call(maya, listSitePages, { query: {} });
  const idOf = (path: string) => list.pages.find(({ url }) => url === host.url + path)?.id ?? '';
  const open = (path: string, person = maya) =>
    server.call(person, openSitePage, { params: { id: idOf(path) } });

  const compare = (path: string, person = maya) =>
    server.call(person, compareSitePage, { params: { id: idOf(path) } });
  const { body: same } = await compare('/clean');
  expect(same).toMatchObject({ before: { by: 'crawl', text: same.live.text }, item: null, isCut: false });

  // Fetched now, not as it was crawled.
  host.answers.set('/clean', article('Live.'));
  const { body: changed } = await compare('/clean');
  expect(changed.before).toEqual(same.before);
  expect(changed.before?.text).toContain('Crawled.');
  expect(changed.live.text).toBe(changed.before?.text.replace('Crawled.', 'Live.'));
  const { status, body: opened } = await open('/clean');
  expect([status, opened.isNew]).toEqual([200, true]);
  const params = { id: opened.contentId };
  const { body: item } = await server.call(maya, readContent, { params });
  expect(item).toMatchObject({
    title: 'Clean a rain barrel',
    metaTitle: 'Clean a rain barrel | Acme',
    metaDescription: 'In an hour.',
    status: 'draft',
    revision: 1,
    sourceUrl: `${host.url}/clean`,
  });
  for (const part of [
    'Live.',
    '"heading"',
    '"bulletList"',
    '"bold"',
    `${host.url}/soap`,
    `${host.url}/barrel.jpg`,
  ])
    expect(item.content).toContain(part);
  for (const part of ['Menu', 'Imprint', 'Crawled.']) expect(item.content).not.toContain(part);
  const { body: history } = await server.call(maya, listRevisions, { params, query: {} });
  expect(history.revisions).toMatchObject([{ number: 1, kind: 'import' }]);
  const { body: first } = await server.call(maya, readRevision, { params: { ...params, number: 1 } });
  expect(first.content).toBe(item.content);

  // Then it is compared with the article, which can take over what somebody changed on the site.
  host.answers.set('/clean', article('Edited elsewhere.'));
  const { result, tasks } = await withThreadTasks(() => compare('/clean'));
  expect(tasks).toContain('readDocumentTexts');
  const { body: edited } = result;
  expect(edited.before).toMatchObject({ by: 'article', text: expect.stringContaining('Live.') });
  expect(edited.live.text).toBe(edited.before?.text.replace('Live.', 'Edited elsewhere.'));
  expect(edited.item).toMatchObject({ id: item.id, revision: 1 });
  await server.call(maya, updateContent, {
    params,
    body: { content: edited.item?.content, revision: edited.item?.revision },
  });
  const { body: taken } = await compare('/clean');
  expect(taken.before?.text).toBe(taken.live.text);

  // A page that is already open is opened again, until its item is removed.
  expect((await open('/clean')).body).toEqual({ contentId: opened.contentId, isNew: false, teammate: null });
  await server.call(maya, removeContent, { params });
  expect((await open('/clean')).body).toMatchObject({ isNew: true });

  expect((await open('/empty')).status).toBe(422);
  expect((await compare('/empty')).status).toBe(422);
  host.answers.set('/clean', { status: 500, body: '' });
  const stranger = await server.signUp('Stranger');
  expect((await open('/clean', stranger)).status).toBe(404);
  expect((await compare('/clean', stranger)).status).toBe(404);
});

test('a page that two people open at a time becomes one draft, which the second gets if they may read it', async () => {
  host.answers.set('/', { body: '<!doctype html><title>Home</title><a href="/clean">Clean</a>' });
  host.answers.set('/clean', article('Shared.'));
  const admin = await server.signUp('Ada Admin');
  const member = await signUpTeammate(server, admin, 'basic_member', 'Ben Member');
  const other = await signUpTeammate(server, admin, 'basic_member', 'Cy Member');
  const { body: crawl } = await server.call(admin, startSiteCrawl, { body: { site: host.url } });
  await server.call(admin, followSiteCrawl, { params: { id: crawl.id } });
  const { body: list } = await server.call(admin, listSitePages, { query: { search: '/clean' } });
  const id = list.pages[0]?.id ?? '';
  const open = (person: TestPerson) => server.call(person, openSitePage, { params: { id } });

  const answers = await Promise.all([open(admin), open(admin), open(admin)]);
  expect(new Set(answers.map(({ body }) => body.contentId)).size).toBe(1);
  expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  const { contentId } = answers[0].body;
  const refused = await open(member);
  expect(refused.status).toBe(409);
  // Nothing of the draft is shown.
  const { body: compared } = await server.call(member, compareSitePage, { params: { id } });
  expect(compared).toMatchObject({ before: { by: 'crawl' }, item: null });
  expect(refused.body).toMatchObject({
    code: 'draft_of_teammate',
    error: expect.stringContaining('Ada Admin'),
  });

  await server.call(admin, removeContent, { params: { id: contentId } });
  const { body: theirs } = await open(member);
  expect((await open(admin)).body).toEqual({
    contentId: theirs.contentId,
    isNew: false,
    teammate: 'Ben Member',
  });
  // Sent for review, the whole team may read it.
  await server.call(member, updateContent, { params: { id: theirs.contentId }, body: { status: 'review' } });
  expect((await open(other)).body).toEqual({
    contentId: theirs.contentId,
    isNew: false,
    teammate: 'Ben Member',
  });
});
