import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();
const NAMES = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const PART = 5_000;
const MORE = 2 * PART;

const locations = async (path: string): Promise<string[]> => {
  const { body } = await server.send(path);
  return XmlDocument.fromString(String(body))
    .find('//s:loc', NAMES)
    .map(({ content }) => content);
};

test('a site with more than 5,000 articles has several sitemaps that list each URL once', async () => {
  const ann = await server.signUp('Ann');
  const { id, url, sitePath } = await publishArticle(server, ann, {
    title: 'The one that is copied',
    content: documentOf(paragraph('Words.')),
  });
  // Writing ten thousand items with text would take minutes. The sitemap needs only their slugs.
  await server.sql.query('alter table publication disable trigger publication_shown');
  await server.sql.query('alter table publication drop constraint publication_content_id_content_id_fk');
  await server.sql.query(
    `insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
     select gen_random_uuid(), workspace_id, 'copy-' || number, revision, published_at + number * interval '1 ms', updated_at
     from publication, generate_series(1, $2::int) as number where content_id = $1`,
    [id, MORE],
  );

  const maps = await locations(`${sitePath}sitemap.xml`);
  const base = server.url + sitePath;
  expect(maps).toEqual([1, 2, 3].map((number) => `${base}sitemap-${number}.xml`));
  const parts = await Promise.all(maps.map((map) => locations(map.slice(server.url.length))));
  expect(parts.map(({ length }) => length)).toEqual([PART + 1, PART, 1]);
  expect(parts[0]?.slice(0, 2)).toEqual([base, url]);
  expect(new Set(parts.flat()).size).toBe(MORE + 2);
  for (const beyond of ['sitemap-4.xml', 'sitemap-0.xml', 'sitemap-01.xml'])
    expect((await server.send(sitePath + beyond)).status).toBe(404);
});

test('more than 5,000 sites are listed by several indexes, which robots.txt names', async () => {
  const bo = await server.signUp('Bo');
  const { id } = await publishArticle(server, bo, {
    title: 'Another one that is copied',
    content: documentOf(paragraph('Words.')),
  });
  await server.sql.query('alter table publication disable trigger publication_shown');
  await server.sql.query(
    'alter table publication drop constraint if exists publication_content_id_content_id_fk',
  );
  await server.sql.query(
    `with copy as (insert into workspace (id, name, slug, created_at)
        select 'copy-' || number, 'Copy', 'copy-' || number, now() from generate_series(1, $2::int) as number returning id)
     insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
     select gen_random_uuid(), copy.id, 'one', revision, published_at, updated_at from publication, copy where content_id = $1`,
    [id, PART],
  );
  const robots = String((await server.send('/robots.txt')).body);
  expect(robots).toContain(
    `Sitemap: ${server.url}/sites/sitemap.xml\nSitemap: ${server.url}/sites/sitemap-2.xml\n`,
  );
  const [first, second] = [await locations('/sites/sitemap.xml'), await locations('/sites/sitemap-2.xml')];
  expect(first).toHaveLength(PART);
  expect(second.length).toBeGreaterThan(0);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  expect((await server.send('/sites/sitemap-3.xml')).status).toBe(404);
});
