import { gzipSync } from 'node:zlib';
import type { WebResponse } from '../start-web-host.ts';
import { articleOf, documentOf, sectionsOf, TOPICS, type Voice } from './article.ts';

const VOICE: Voice = {
  heading: 0,
  facts: 5,
  openings: [
    (name) => `When I set up my first rain barrel I gave little thought to ${name}.`,
    (name) => `Readers write to me about ${name} more than about anything else.`,
    (name) => `Last summer I kept a diary of ${name} in our back garden.`,
  ],
};
const XML = { 'content-type': 'application/xml' };

/** A gardener's blog: a sitemap index with a gzipped and a news sitemap, canonical URLs, conditional responses. */
export function blog(url: string): Record<string, WebResponse> {
  const paths = TOPICS.map(({ slug }) => `/2026/rain-barrel-${slug}/`);
  const entry = (path: string): string => `<url><loc>${url}${path}</loc><lastmod>2026-09-14</lastmod></url>`;
  const news = paths
    .slice(0, 2)
    .map(
      (path) =>
        `<url><loc>${url}${path}</loc><news:news><news:publication_date>2026-11-19T08:00:00Z</news:publication_date><news:title>New</news:title></news:news></url>`,
    );
  const links = paths.map((path, place) => `<li><a href="${path}">${titleOf(place)}</a></li>`).join('');
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /drafts/\nDisallow: /*?s=\n\nSitemap: ${url}/sitemap_index.xml\n`,
    },
    '/sitemap_index.xml': {
      headers: XML,
      body: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['/posts.xml.gz', '/news.xml'].map((file) => `<sitemap><loc>${url}${file}</loc></sitemap>`).join('')}</sitemapindex>`,
    },
    '/posts.xml.gz': {
      headers: { 'content-type': 'application/gzip' },
      body: gzipSync(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...paths, '/drafts/rain-barrel-secret/'].map(entry).join('')}</urlset>`,
      ),
    },
    '/news.xml': {
      headers: XML,
      body: `<urlset xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${news.join('')}</urlset>`,
    },
    '/': { body: documentOf('The Wet Garden', '', `<h1>The Wet Garden</h1><ul>${links}</ul>`) },
    '/drafts/rain-barrel-secret/': { body: documentOf('A draft', '', '<p>Not for anybody.</p>') },
    // Like blog URLs before they have readable slugs.
    '/?p=12': { status: 301, headers: { location: paths[0] ?? '/' } },
    ...Object.fromEntries(paths.map((path, place) => [path, post(url + path, place, links)])),
  };
}

function titleOf(place: number): string {
  return articleOf(place, VOICE).title;
}

function post(address: string, place: number, links: string): WebResponse {
  const article = articleOf(place, VOICE);
  const etag = `"post-${place}"`;
  const facts = { '@context': 'https://schema.org', '@type': 'BlogPosting', headline: article.title };
  const head = `<link rel="canonical" href="${address}"><meta name="description" content="${article.answer}"><script type="application/ld+json">${JSON.stringify({ ...facts, datePublished: '2026-09-14' })}</script>`;
  const body = documentOf(
    `${article.title} | The Wet Garden`,
    head,
    `<header><nav><ul>${links}</ul></nav></header><main><article><h1>${article.title}</h1><p class="byline">By Ines Albrecht</p>${sectionsOf(article, { skipFirst: true })}<h2>${article.question}</h2><p>${article.answer}</p></article><section class="comments"><h3>2 comments</h3><p>Thank you, this helped.</p><p>Mine leaks.</p></section></main><footer>All rights reserved. Newsletter. Contact.</footer>`,
  );
  return (request, response) => {
    const isSame = request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : 200, { etag, 'content-type': 'text/html; charset=utf-8' });
    response.end(isSame ? '' : body);
  };
}
