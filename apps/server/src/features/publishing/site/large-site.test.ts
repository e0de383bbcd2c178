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
const MORE = 50_010;

const locations = async (path: string): Promise<string[]> => {
  const { body } = await server.send(path);
  return XmlDocument.fromString(String(body))
    .find('//s:loc', NAMES)
    .map(({ content }) => content);
};

test('a site with more than 50,000 URLs has several sitemaps that list each URL once', async () => {
  const ann = await server.signUp('Ann');
  const { id, url, sitePath } = await publishArticle(server, ann, {
    title: 'The one that is copied',
    content: documentOf(paragraph('Words.')),
  });
  // Writing fifty thousand items with text would take minutes. The sitemap needs only their slugs.
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
  expect(maps).toEqual([`${base}sitemap-1.xml`, `${base}sitemap-2.xml`]);
  const [first = [], second = []] = await Promise.all(
    maps.map((map) => locations(map.slice(server.url.length))),
  );
  expect(first).toHaveLength(50_000);
  expect(first.slice(0, 2)).toEqual([base, url]);
  expect(new Set([...first, ...second]).size).toBe(MORE + 2);
  for (const beyond of ['sitemap-3.xml', 'sitemap-0.xml', 'sitemap-01.xml'])
    expect((await server.send(sitePath + beyond)).status).toBe(404);
});
