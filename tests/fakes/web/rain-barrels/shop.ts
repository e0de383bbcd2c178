import type { WebResponse } from '../start-web-host.ts';
import { articleOf, documentOf, sectionsOf, TOPICS, type Voice } from './article.ts';

const VOICE: Voice = {
  heading: 1,
  facts: 4,
  openings: [
    (name) => `Here is what we tell customers who ask us about ${name}.`,
    (name) => `Our workshop has looked into ${name} for eleven years.`,
  ],
};
const GUIDES = 8;
const PRODUCTS = [
  'oak-barrel-60',
  'slimline-50',
  'terracotta-urn-80',
  'steel-drum-55',
  'folding-barrel-40',
  'wall-tank-65',
];
/** Crawl delay in its robots.txt, in seconds. */
export const SHOP_DELAY = 0.1;
/** Above the maximum page size that is read. */
const HUGE_BYTES = 6_000_000;

/**
 * A shop with guides: no sitemap, links only; a crawl delay, discontinued products, redirects, and a page that is too
 * large.
 */
export function shop(url: string): Record<string, WebResponse> {
  const guides = TOPICS.slice(0, GUIDES).map(({ slug }) => `/guides/rain-barrel-${slug}`);
  const products = PRODUCTS.map((name) => `/products/${name}`);
  const menu = [...guides, ...products, '/catalogue', '/terms.pdf', '/products/walnut-cask']
    .map((path) => `<a href="${path}">${path.split('/').at(-1)?.replaceAll('-', ' ')}</a>`)
    .join(' ');
  const guide = (path: string, place: number): [string, WebResponse] => [path, guidePage(place, menu)];
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nCrawl-delay: ${SHOP_DELAY}\nDisallow: /basket\n`,
    },
    '/': { body: documentOf('Barrel & Butt', '', `<h1>Barrel &amp; Butt</h1><nav>${menu}</nav>`) },
    ...Object.fromEntries(guides.map(guide)),
    ...Object.fromEntries(products.map((path, place) => [path, productPage(url, path, place, menu)])),
    '/catalogue': { body: Buffer.alloc(HUGE_BYTES, '<p>Rain barrels of every kind.</p>') },
    '/products/walnut-cask': { status: 410, body: documentOf('Sold out', '', '<p>No longer made.</p>') },
    '/finder': { status: 500, body: 'Internal error' },
    '/terms.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    '/go/size': { status: 302, headers: { location: '/go/size-2' } },
    '/go/size-2': { status: 307, headers: { location: `${url}/go/size-3` } },
    '/go/size-3': { status: 308, headers: { location: '/guides/rain-barrel-size' } },
    '/go/round': { status: 302, headers: { location: '/go/round' } },
  };
}

function guidePage(place: number, menu: string): WebResponse {
  const article = articleOf(place, VOICE);
  const body = documentOf(
    `${article.title} – Guides – Barrel &amp; Butt`,
    '',
    `<nav>${menu}</nav><div id="content"><h1>${article.title}</h1>${sectionsOf(article)}<dl><dt>${article.question}</dt><dd>${article.answer}</dd></dl></div><div class="promo">Free delivery above 99 dollars.</div>`,
  );
  // Encoded in Windows-1252, whatever the document claims; the header is right.
  return {
    headers: { 'content-type': 'text/html; charset=windows-1252' },
    body: Buffer.from(body.replaceAll('–', '\u0096'), 'latin1'),
  };
}

function productPage(url: string, path: string, place: number, menu: string): WebResponse {
  const name = path.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
  const product = { '@context': 'https://schema.org', '@type': 'Product', name, url: url + path };
  const offer = { '@type': 'Offer', price: 89 + 10 * place, priceCurrency: 'USD' };
  return {
    body: documentOf(
      `${name} | Barrel &amp; Butt`,
      `<script type="application/ld+json">${JSON.stringify({ ...product, offers: offer })}</script>`,
      `<nav>${menu}</nav><h1>${name}</h1><p>A rain barrel for small gardens, with a brass spigot, a screen and an overflow. Holds ${40 + 5 * place} gallons. Delivered in four days.</p><button>Add to basket</button>`,
    ),
  };
}
