import { expect, test } from 'vitest';
import { measureGrowth, GROWTH_MAX } from '../../../../../tests/measure-growth.ts';
import { parseSitemap } from './parse-sitemap.ts';

test('pages with their last changes; image locations are not pages', () => {
  const sitemap = parseSitemap(`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc> https://example.com/a?x=1&amp;y=2 </loc><lastmod>2026-01-02</lastmod>
        <image:image><image:loc>https://example.com/a.png</image:loc></image:image></url>
      <url><loc><![CDATA[https://example.com/b]]></loc></url>
      <url><lastmod>2026-01-02</lastmod></url>
    </urlset>`);
  expect(sitemap).toEqual({
    pages: [
      { url: 'https://example.com/a?x=1&y=2', changedAt: '2026-01-02' },
      { url: 'https://example.com/b', changedAt: null },
    ],
    sitemaps: [],
  });
});

test('an index', () => {
  const index = parseSitemap(
    '<sitemapindex><sitemap><loc>https://example.com/1.xml.gz</loc><lastmod>2026</lastmod></sitemap><sitemap><loc>/2.xml</loc></sitemap></sitemapindex>',
  );
  expect(index).toEqual({ pages: [], sitemaps: ['https://example.com/1.xml.gz', '/2.xml'] });
});

test('news', () => {
  const news = parseSitemap(`<urlset xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url>
    <loc>https://example.com/news/1</loc><news:news><news:publication><news:name>The Example</news:name>
    <news:language>en</news:language></news:publication><news:publication_date>2026-11-20T08:00:00Z</news:publication_date>
    <news:title>Rain</news:title></news:news></url></urlset>`);
  expect(news.pages).toEqual([{ url: 'https://example.com/news/1', changedAt: '2026-11-20T08:00:00Z' }]);
});

test('text with one address per line', () => {
  expect(
    parseSitemap('\uFEFFhttps://example.com/a\r\n\r\nnot an address\nhttp://example.com/b ').pages,
  ).toEqual([
    { url: 'https://example.com/a', changedAt: null },
    { url: 'http://example.com/b', changedAt: null },
  ]);
});

test('of a broken file, what comes before the error', () => {
  const cut = '<urlset><url><loc>https://example.com/a</loc></url><url><loc>https://example.com/long-na';
  expect(parseSitemap(cut).pages).toEqual([{ url: 'https://example.com/a', changedAt: null }]);
  expect(parseSitemap('<html><body><p>Not found</body></html>')).toEqual({ pages: [], sitemaps: [] });
  expect(parseSitemap('')).toEqual({ pages: [], sitemaps: [] });
});

test('entities are not expanded', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><urlset><url><loc>https://example.com/&b;</loc></url></urlset>`;
  expect(parseSitemap(bomb).pages[0]?.url.length).toBeLessThan(60);
});

test('endlessly nested elements take no time', () => {
  const parse = (depth: number) => {
    const deep = `<urlset><url><loc>https://site.example/</loc></url>${'<a>'.repeat(depth)}`;
    expect(parseSitemap(deep).pages.map(({ url }) => url)).toEqual(['https://site.example/']);
  };
  expect(measureGrowth(parse, 900_000)).toBeLessThan(GROWTH_MAX);
});
