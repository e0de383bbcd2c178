import {
  addToWatchlist,
  importSearchFigures,
  readWatchlist,
  removeFromWatchlist,
  suggestWatched,
  WATCHLIST_LIMITS,
} from '@pagewright/contract/analytics';
import { createContent } from '@pagewright/contract/content';
import { beforeEach, expect, test } from 'vitest';
import { signUpTeammate } from '../../../../../../tests/server/join-workspace.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';
import type { TestPerson } from '../../../../../../tests/server/test-server.ts';

const server = await openTestServer();
let ada: TestPerson;
beforeEach(async () => {
  ada = await server.signUp('Ada');
});

const add = (competitors: string[], keywords: string[] = [], person = ada) =>
  server.call(person, addToWatchlist, { body: { competitors, keywords } });
const list = async (person = ada) => (await server.call(person, readWatchlist, {})).body;
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

test('both lists are stored in order; empty and duplicate entries are ignored', async () => {
  const { status, body } = await add(
    ['https://www.Rain.example/', 'gutter.example/blog', ' ', 'rain.example', 'no domain'],
    ['Rain  barrel', '', 'gutter', 'rain barrel'],
  );
  expect(status).toBe(200);
  // Ignored: a blank and a duplicate in each list.
  expect(body).toMatchObject({ added: 4, ignored: 4, refused: ['no domain'] });
  expect((await add(['www.rain.example'], ['GUTTER', 'downpipe'])).body).toMatchObject({
    added: 1,
    ignored: 2,
  });
  const { competitors, keywords } = await list();
  expect(names(competitors)).toEqual(['rain.example', 'gutter.example/blog']);
  expect(names(keywords)).toEqual(['Rain barrel', 'gutter', 'downpipe']);
});

test('exceeding the limit is refused, even with concurrent additions, and nothing is added', async () => {
  const many = Array.from({ length: WATCHLIST_LIMITS.competitors }, (_, index) => `site-${index}.example`);
  const [one, other] = await Promise.all([add(many.slice(0, 6)), add(many.slice(6))]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const answers = await Promise.all([add(['more.example'], ['kept?']), add(['yet-more.example'])]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  const { competitors, keywords } = await list();
  expect(names(competitors).toSorted()).toEqual(many.toSorted());
  expect(keywords).toEqual([]);
});

test('every member reads and adds entries; only their author or an admin removes them', async () => {
  await add(['rain.example'], ['barrel']);
  const mel = await signUpTeammate(server, ada, 'basic_member', 'Mel');
  await add(['gutter.example'], [], mel);
  const { competitors } = await list(mel);
  expect(competitors.map(({ name, mayRemove }) => [name, mayRemove])).toEqual([
    ['rain.example', false],
    ['gutter.example', true],
  ]);
  const [first, second] = competitors;
  const remove = async (person: TestPerson, id = '') =>
    (await server.call(person, removeFromWatchlist, { params: { id } })).status;
  const eve = await server.signUp('Eve');
  expect(await remove(mel, first?.id)).toBe(403);
  expect(await remove(eve, first?.id)).toBe(404);
  expect(await remove(mel, second?.id)).toBe(204);
  expect(await remove(ada, first?.id)).toBe(204);
  expect(await remove(ada, first?.id)).toBe(404);
  expect((await list(mel)).competitors).toEqual([]);
  expect((await list(eve)).keywords).toEqual([]);
});

test('rivals of researched keywords, own keywords, and searched ones are suggested without duplicates', async () => {
  await server.sql.query(`insert into page_body (digest, packed, length) values ('d', '\\x00', 1)`);
  for (const [keyword, urls] of [
    ['barrel', ['https://www.rain.example/a', 'https://gutter.example/']],
    ['downpipe', ['http://rain.example/b', 'https://own.example/x']],
  ] as const) {
    await server.sql.query(
      'insert into keyword_research (workspace_id, keyword, gathered_at) values ($1, $2, now())',
      [ada.workspaceId, keyword],
    );
    for (const [ordinal, url] of urls.entries())
      await server.sql.query(
        `insert into keyword_research_page (workspace_id, keyword, ordinal, url, title, source, word_count, fetched_at, digest)
         values ($1, $2, $3, $4, 'T', 'web', 1, now(), 'd')`,
        [ada.workspaceId, keyword, ordinal, url],
      );
  }
  await server.sql.query(
    `insert into site (workspace_id, domain, domain_verified_at) values ($1, 'own.example', now())
     on conflict (workspace_id) do update set domain = 'own.example', domain_verified_at = now()`,
    [ada.workspaceId],
  );
  const draft = { title: 'T', content: 'A text.', primaryKeyword: 'Water Butt', status: 'draft' } as const;
  expect((await server.call(ada, createContent, { body: draft })).status).toBe(201);
  const form = new FormData();
  form.append(
    'file',
    new Blob(['Top queries,Clicks,Impressions,CTR,Position\nwater butt,9,90,10%,2\nhose,4,90,4%,2\n']),
    'q.csv',
  );
  await server.send(`/api${importSearchFigures.path}?from=2026-02-01&to=2026-02-02`, {
    method: 'POST',
    person: ada,
    body: form,
  });
  const suggestions = async (person = ada) => (await server.call(person, suggestWatched, {})).body;
  expect(await suggestions()).toEqual({
    competitors: [
      { name: 'rain.example', source: 'research', count: 2 },
      { name: 'gutter.example', source: 'research', count: 1 },
    ],
    keywords: [
      { name: 'water butt', source: 'content', count: 1 },
      { name: 'hose', source: 'search_console', count: 4 },
      { name: 'barrel', source: 'research', count: 1 },
      { name: 'downpipe', source: 'research', count: 1 },
    ],
  });
  await add(['rain.example'], ['barrel']);
  const left = await suggestions();
  expect(names(left.competitors)).toEqual(['gutter.example']);
  expect(names(left.keywords)).toEqual(['water butt', 'hose', 'downpipe']);
  // A teammate's draft suggests nothing, but a keyword that the site is found by does.
  const mel = await signUpTeammate(server, ada, 'basic_member', 'Mel');
  expect((await suggestions(mel)).keywords).toContainEqual({
    name: 'water butt',
    source: 'search_console',
    count: 9,
  });
});
