import { updateSite } from '@pagewright/contract/publishing/site';
import { expect, test } from 'vitest';
import {
  documentOf,
  paragraph,
  publishArticle,
} from '../../../../../../tests/factories/published-article.ts';
import { openTestServer } from '../../../../../../tests/server/open-test-server.ts';

const server = await openTestServer();
const MORE = 1_044;

const read = async (path: string): Promise<string> => String((await server.send(path)).body);
const numbersOn = (html: string): number[] =>
  [...html.matchAll(/<h2><a href="[^"]*">Number (\d+)<\/a><\/h2>/g)].map(([, number]) => Number(number));
const linkTo = (html: string, rel: 'prev' | 'next'): string =>
  new RegExp(`<a rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
const from = (first: number, last: number): number[] =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

test('pages of a list are numbered as far as they are counted; older ones lead to each other', async () => {
  const person = await server.signUp('Ann');
  const { id, sitePath } = await publishArticle(server, person, {
    title: 'Number 0',
    content: documentOf(paragraph('Words.')),
  });
  await server.sql.query(
    `with copy as (select gen_random_uuid() as id, number from generate_series(1, $2::int) as number),
      items as (insert into content
        (id, workspace_id, author_id, author_name, author_email, title, content, word_count, text, status, published_at)
        select copy.id, workspace_id, author_id, author_name, author_email, 'Number ' || number, content, 1, 'words',
          'published', published_at + number * interval '1 minute' from content c, copy where c.id = $1),
      saved as (insert into content_revision
        select (jsonb_populate_record(r, jsonb_build_object('content_id', copy.id, 'title', 'Number ' || copy.number))).*
        from content_revision r, copy where r.content_id = $1)
     insert into publication (content_id, workspace_id, slug, revision, published_at, updated_at)
     select copy.id, workspace_id, 'copy-' || copy.number, revision, published_at + copy.number * interval '1 minute', updated_at
     from publication p, copy where p.content_id = $1`,
    [id, MORE],
  );

  const fiftieth = await read(`${sitePath}?page=50`);
  expect(numbersOn(fiftieth)).toEqual(from(64, 45));
  expect(fiftieth).toContain('<span class="quiet">Page 50</span>');
  const next = linkTo(fiftieth, 'next');
  expect(next).toContain('?after=');
  const unnumbered = await read(next);
  expect(numbersOn(unnumbered)).toEqual(from(44, 25));
  const later = await read(linkTo(unnumbered, 'next'));
  expect(numbersOn(later)).toEqual(from(24, 5));
  const last = await read(linkTo(later, 'next'));
  expect(numbersOn(last)).toEqual(from(4, 0));
  expect(linkTo(last, 'next')).toBe('');
  const back = await read(linkTo(last, 'prev'));
  expect(numbersOn(back)).toEqual(from(24, 5));
  expect(numbersOn(await read(linkTo(back, 'next')))).toEqual(from(4, 0));
  // Addresses that were given out before pages had places.
  expect(numbersOn(await read(`${sitePath}?page=51`))).toEqual(from(44, 25));
  expect(numbersOn(await read(`${sitePath}?page=53`))).toEqual(from(4, 0));
  expect((await server.send(`${sitePath}?page=54`)).status).toBe(404);
  const ofAuthor = /href="([^"]*\/authors\/[^"]*)"/.exec(fiftieth)?.[1] ?? '';
  expect(await read(ofAuthor)).toContain('1,000+ articles');

  await server.call(person, updateSite, { body: { language: 'es' } });
  const inSpanish = await read(`${sitePath}?page=2`);
  expect(inSpanish).toContain('<nav class="pager" aria-label="Páginas">');
  expect(inSpanish).toMatch(/<a rel="prev" [^>]*>Artículos más recientes<\/a>/);
  expect(inSpanish).toContain('<span class="quiet">Página 2</span>');
  expect(inSpanish).toMatch(/<a rel="next" [^>]*>Artículos más antiguos<\/a>/);
  await server.call(person, updateSite, { body: { language: 'fr' } });
  expect(await read(next)).toContain('<title>Ann&#39;s workspace\u00a0: Plus d’articles</title>');
  // French groups digits with a narrow space that does not break.
  expect(await read(ofAuthor)).toContain('<p class="lead">Plus de 1\u202f000 articles · <a');
  expect(await read(`${ofAuthor}?page=2`)).toContain('>Articles plus récents</a>');
});
