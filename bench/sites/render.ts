/** Renders planned sites as their generators would: WordPress, Ghost, Hugo, or a shop. */
import type { WebResponse } from '../../tests/fakes/web/start-web-host.ts';
import type { Generator, Page, Site } from './page.ts';
import type { Language } from './subjects.ts';

interface Words {
  readonly home: string;
  readonly about: string;
  readonly contact: string;
  readonly recent: string;
  readonly related: string;
  readonly rights: string;
  readonly by: string;
  readonly comments: string;
  readonly next: string;
  readonly cart: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    home: 'Home',
    about: 'About us',
    contact: 'Contact',
    recent: 'Recent posts',
    related: 'You might also like',
    rights: 'All rights reserved. Privacy policy. Subscribe to our newsletter.',
    by: 'By',
    comments: '2 comments',
    next: 'Next page',
    cart: 'Add to cart',
  },
  es: {
    home: 'Inicio',
    about: 'Quiénes somos',
    contact: 'Contacto',
    recent: 'Entradas recientes',
    related: 'También te puede interesar',
    rights: 'Todos los derechos reservados. Política de privacidad. Suscríbete al boletín.',
    by: 'Por',
    comments: '2 comentarios',
    next: 'Página siguiente',
    cart: 'Añadir al carrito',
  },
  fr: {
    home: 'Accueil',
    about: 'Qui sommes-nous',
    contact: 'Contact',
    recent: 'Articles récents',
    related: 'À lire aussi',
    rights: 'Tous droits réservés. Politique de confidentialité. Abonnez-vous à la lettre.',
    by: 'Par',
    comments: '2 commentaires',
    next: 'Page suivante',
    cart: 'Ajouter au panier',
  },
};

/** The paths of the pages that every site has. */
export const FIXED_PATHS: Readonly<Record<Generator, { about: string; contact: string }>> = {
  wordpress: { about: '/about/', contact: '/contact/' },
  ghost: { about: '/about', contact: '/contact' },
  hugo: { about: '/about.html', contact: '/contact.html' },
  shop: { about: '/pages/about', contact: '/pages/contact' },
};

const link = ({ href, text }: { href: string; text: string }): string => `<a href="${href}">${text}</a>`;
const XML = { 'content-type': 'application/xml' };

/** The answers of a site, by path. */
export function renderSite(site: Site): Map<string, WebResponse> {
  const answers = new Map<string, WebResponse>();
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const recent = site.pages
    .filter(({ kind, isListed }) => isListed && (kind === 'article' || kind === 'product'))
    .slice(0, 5)
    .map(({ path, h1, title }) => ({ href: path, text: h1[0] ?? title }));
  for (const page of site.pages) answers.set(page.path, { body: renderPage(site, page, recent) });
  for (const [path, original] of site.copies) {
    const page = byPath.get(original);
    if (!page) continue;
    const head = `<link rel="canonical" href="${site.url}${original}">`;
    answers.set(path, { body: renderPage(site, { ...page, head }, recent) });
  }
  for (const [path, { status, location }] of site.others)
    answers.set(
      path,
      location === undefined
        ? { status, headers: { 'retry-after': '0' }, body: '' }
        : { status, headers: { location }, body: '' },
    );
  for (const [path, bytes] of site.images)
    answers.set(path, { headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes) } });
  answers.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\nDisallow: /members/\nDisallow: /*?add-to-cart=\n\nSitemap: ${site.url}/sitemap.xml\n`,
  });
  for (const [path, body] of renderSitemaps(site)) answers.set(path, { headers: XML, body });
  if (site.generator !== 'shop')
    answers.set('/feed/', { headers: { 'content-type': 'application/rss+xml' }, body: renderFeed(site) });
  return answers;
}

const URLS_PER_SITEMAP = 1_000;

function renderSitemaps(site: Site): [string, string][] {
  const paths = [
    ...site.pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path),
    ...[...site.others].filter(([, { isInSitemap }]) => isInSitemap).map(([path]) => path),
    ...site.blocked,
  ];
  const dates = new Map(site.pages.map(({ path, modified }) => [path, modified]));
  const entry = (path: string): string => {
    const date = dates.get(path);
    return `<url><loc>${site.url}${path}</loc>${date == null ? '' : `<lastmod>${date.slice(0, 10)}</lastmod>`}</url>`;
  };
  const set = (part: readonly string[]): string =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${part.map(entry).join('')}</urlset>`;
  if (paths.length <= URLS_PER_SITEMAP && site.generator !== 'wordpress')
    return [['/sitemap.xml', set(paths)]];
  const parts = Array.from({ length: Math.ceil(paths.length / URLS_PER_SITEMAP) }, (_, at) =>
    paths.slice(at * URLS_PER_SITEMAP, (at + 1) * URLS_PER_SITEMAP),
  );
  const files = parts.map((_, at) => `/post-sitemap${at + 1}.xml`);
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.map((file) => `<sitemap><loc>${site.url}${file}</loc></sitemap>`).join('')}</sitemapindex>`;
  return [
    ['/sitemap.xml', index],
    ...parts.map((part, at): [string, string] => [files[at] ?? '', set(part)]),
  ];
}

function renderFeed(site: Site): string {
  const items = site.pages
    .filter(({ kind, isListed }) => kind === 'article' && isListed)
    .slice(0, 10)
    .map(({ title, path }) => `<item><title>${title}</title><link>${site.url}${path}</link></item>`);
  return `<rss version="2.0"><channel><title>${site.brand}</title><link>${site.url}/</link>${items.join('')}</channel></rss>`;
}

type Links = readonly { href: string; text: string }[];

function renderPage(site: Site, page: Page, recent: Links): string {
  const hasCanonical = page.head.includes('rel="canonical"');
  const canonical = hasCanonical ? '' : `<link rel="canonical" href="${site.url}${page.path}">`;
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    page.title === '' ? '' : `<title>${page.title}</title>`,
    page.description === '' ? '' : `<meta name="description" content="${page.description}">`,
    page.published === null ? '' : `<meta property="article:published_time" content="${page.published}">`,
    page.modified === null ? '' : `<meta property="article:modified_time" content="${page.modified}">`,
    canonical,
    page.head,
    structuredData(site, page),
  ].join('\n');
  return `<!doctype html>\n<html lang="${page.language}"><head>${head}${HEADS[site.generator]}</head>${BODIES[site.generator](site, page, recent)}</html>`;
}

function structuredData(site: Site, page: Page): string {
  if (page.kind !== 'article' && page.kind !== 'product') return '';
  const data =
    page.kind === 'product'
      ? {
          '@type': 'Product',
          name: page.h1[0] ?? page.title,
          offers: { '@type': 'Offer', price: '49.00', priceCurrency: 'EUR' },
        }
      : {
          '@type': 'BlogPosting',
          headline: page.h1[0] ?? page.title,
          datePublished: page.published,
          dateModified: page.modified,
          author: { '@type': 'Person', name: 'Ines Albrecht' },
          publisher: { '@type': 'Organization', name: site.brand },
        };
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;
}

const HEADS: Readonly<Record<Generator, string>> = {
  wordpress:
    '<meta name="generator" content="WordPress 6.8.1"><link rel="stylesheet" href="/wp-content/themes/a/style.css"><link rel="alternate" type="application/rss+xml" href="/feed/">',
  ghost:
    '<meta name="generator" content="Ghost 5.9"><link rel="preload" as="style" href="/assets/built/screen.css">',
  hugo: '<meta name="generator" content="Hugo 0.139.0">',
  shop: '<script>window.Shopify = {"shop":"x"};</script>',
};

/** The text of the page: headings, paragraphs with subheadings between them, and links. */
function articleOf({ paragraphs, subheadings }: Page): string {
  const step = Math.max(1, Math.ceil(paragraphs.length / (subheadings.length + 1)));
  return paragraphs
    .map((text, at) => {
      const heading = at > 0 && at % step === 0 ? subheadings[at / step - 1] : undefined;
      const block = text.startsWith('<') ? text : `<p>${text}</p>`;
      return `${heading === undefined ? '' : `<h2>${heading}</h2>`}${block}`;
    })
    .join('\n');
}

const headingsOf = ({ h1 }: Page): string => h1.map((text) => `<h1>${text}</h1>`).join('');
const dateOf = ({ modified }: Page): string =>
  modified === null ? '' : `<time datetime="${modified}">${modified.slice(0, 10)}</time>`;
const listOf = (links: Links): string =>
  `<ul>${links.map((entry) => `<li>${link(entry)}</li>`).join('')}</ul>`;

function navigation(site: Site, page: Page): string {
  const words = WORDS[site.language];
  const { about, contact } = FIXED_PATHS[site.generator];
  const menu = [
    { href: '/', text: words.home },
    { href: about, text: words.about },
    { href: contact, text: words.contact },
  ];
  return menu
    .filter(({ href }) => href !== page.path)
    .map(link)
    .join(' ');
}

/** Listings show their links in the main part, articles as related posts. */
function linksOf(site: Site, page: Page): string {
  if (page.links.length === 0) return '';
  if (page.kind === 'article' || page.kind === 'product')
    return `<aside class="related"><h3>${WORDS[site.language].related}</h3>${listOf(page.links)}</aside>`;
  return listOf(page.links);
}

const BODIES: Readonly<Record<Generator, (site: Site, page: Page, recent: Links) => string>> = {
  wordpress: (site, page, recent) => {
    const words = WORDS[site.language];
    const comments =
      page.kind === 'article'
        ? `<section class="comments"><h3>${words.comments}</h3><ol><li>Mara: ok!</li><li>Jon: +1</li></ol></section>`
        : '';
    return `<body class="${page.kind} wp-theme"><header class="site-header"><p class="site-title">${link({ href: '/', text: site.brand })}</p><nav>${navigation(site, page)}</nav></header>
<div class="content"><main><article class="post">${headingsOf(page)}<p class="meta">${dateOf(page)} ${words.by} Ines Albrecht</p><div class="entry-content">${articleOf(page)}</div></article>${linksOf(site, page)}${comments}</main>
<aside class="sidebar"><h3>${words.recent}</h3>${listOf(recent)}${page.widget}</aside></div><footer>© ${site.brand}. ${words.rights}</footer></body>`;
  },
  ghost: (site, page, recent) =>
    `<body><div id="__next"><header class="gh-head"><nav>${navigation(site, page)}</nav></header><main class="gh-main"><article class="gh-article post">${headingsOf(page)}<section class="gh-content">${articleOf(page)}</section></article>${linksOf(site, page)}</main>
<div class="read-more">${listOf(recent)}</div>${page.widget}<footer class="gh-foot">${site.brand} © 2026 ${WORDS[site.language].rights}</footer></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"kind":"${page.kind}"}}}</script></body>`,
  hugo: (site, page) =>
    `<body><nav>${navigation(site, page)}</nav><main>${headingsOf(page)}${dateOf(page)}${articleOf(page)}${linksOf(site, page)}</main>${page.widget}<footer>${site.brand}. ${WORDS[site.language].rights}</footer></body>`,
  shop: (site, page, recent) => {
    const words = WORDS[site.language];
    const buy =
      page.kind === 'product'
        ? `<p class="price">€49.00</p><button type="submit">${words.cart}</button>`
        : '';
    return `<body><div class="announcement">${page.widget}</div><header><nav>${navigation(site, page)}</nav></header><main><div class="product">${headingsOf(page)}${buy}<div class="description">${articleOf(page)}</div></div>${linksOf(site, page)}</main><section class="featured">${listOf(recent)}</section><footer>${site.brand} ${words.rights}</footer></body>`;
  },
};
