import type { SiteIssue } from '@pagewright/contract/analytics';
import type { WebResponse } from './start-web-host.ts';

/** A site with planted faults, and exactly the issues that an audit of it must find. */
export interface PlantedSite {
  readonly answers: Record<string, WebResponse>;
  /** Paths by fault, sorted. */
  readonly issues: Partial<Record<SiteIssue, readonly string[]>>;
  /** Every path that can be discovered. */
  readonly known: readonly string[];
  /** Paths that robots.txt forbids. */
  readonly blocked: readonly string[];
  /** Verdicts other than `leave`. */
  readonly verdicts: Readonly<Record<string, string>>;
  /** Where issues come from, as `path anchor status: problem`, by issue and path; at most the first five. */
  readonly targets: Readonly<Partial<Record<SiteIssue, Readonly<Record<string, readonly string[]>>>>>;
  /** Answers that say nothing about these pages, to be given later. */
  readonly refusals: Readonly<Record<string, WebResponse>>;
  /** Paths by what an audit then finds about them, sorted. */
  readonly refused: Partial<Record<SiteIssue, readonly string[]>>;
}

interface Planted {
  readonly title?: string;
  readonly description?: string;
  readonly h1?: readonly string[];
  readonly head?: string;
  readonly links?: readonly string[];
  /** Words of the text; 400 by default, 60 on the home page. */
  readonly words?: number;
  /** Pages with the same seed have the same text. */
  readonly seed?: string;
  readonly modified?: string;
  /** HTML included in the text. */
  readonly body?: string;
}

const WORDS =
  'river stone window garden letter market yellow kitchen morning travel silver bridge candle forest planet music winter corner basket shadow'.split(
    ' ',
  );

function textOf(seed: string, words: number): string {
  let state = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2_147_483_647, 7);
  return Array.from({ length: words }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return WORDS[state % WORDS.length];
  }).join(' ');
}

const YOUNG = new Date(Date.now() - 30 * 86_400_000).toISOString();

function pageOf(path: string, planted: Planted): string {
  const name = path === '/' ? 'start' : path.slice(1).replaceAll(/[-/]/g, ' ');
  const { title = `About ${name}`, description = `What ${name} is`, h1 = [`All of ${name}`] } = planted;
  // A decoy: a home page may be short without being thin.
  const usual = path === '/' ? 60 : 400;
  const { head = '', links = [], words = usual, seed = path, modified = YOUNG, body = '' } = planted;
  return `<!doctype html><html lang="en"><head>${title === '' ? '' : `<title>${title}</title>`}
${description === '' ? '' : `<meta name="description" content="${description}">`}
<meta property="article:modified_time" content="${modified}">${head}</head><body>
<nav>${links.map((link) => `<a href="${link}">${link.slice(1)}</a>`).join(' ')}</nav>
<main>${h1.map((text) => `<h1>${text}</h1>`).join('')}<p>${textOf(seed, words)}.</p>${body}</main></body></html>`;
}

const dataOf = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** Creates the site for its future URL, without a trailing slash. */
export function plantSite(url: string): PlantedSite {
  const canonical = (path: string): string => `<link rel="canonical" href="${url}${path}">`;
  const alternate = (code: string, path: string): string =>
    `<link rel="alternate" hreflang="${code}" href="${url}${path}">`;
  const editions = alternate('en-us', '/usa') + alternate('en-gb', '/uk');
  const pages: Record<string, Planted> = {
    '/guides': { links: ['/deep', '/missing', '/old'] },
    '/deep': { links: ['/deeper'] },
    '/deeper': {},
    '/same-title-one': { title: 'The same title' },
    '/same-title-two': { title: 'The Same Title' },
    '/same-description-one': { description: 'One description' },
    '/same-description-two': { description: 'One description' },
    '/same-heading-one': { h1: ['One heading'] },
    '/same-heading-two': { h1: ['One heading'] },
    '/twin-one': { seed: 'twin', links: [] },
    '/twin-two': { seed: 'twin', links: ['/twin-one'] },
    '/without-title': { title: '' },
    '/without-description': { description: '' },
    '/without-heading': { h1: [] },
    '/several-main': { h1: ['First of two', 'Second of two'] },
    '/pictures': { body: '<img src="/one.png"><img src="/two.png" alt="A kettle">' },
    // A decoy: a page that is as small as it should be.
    '/gallery': { body: '<img src="/heavy.jpg" alt="A pan"><img src="/light.jpg" alt="A lid">' },
    '/snapshot': { body: '<img src="/light.jpg" alt="A lid">' },
    // A decoy: an image marked as decorative.
    '/ornaments': { body: '<img src="/line.png" alt="">' },
    '/thin': { words: 40 },
    // Decoys: short pages about the site, and the second page of a list, which no sitemap names.
    '/contact': { title: 'Contact', words: 30 },
    '/notes/page/2/': { words: 30 },
    // Decoys: two products that differ in a number.
    '/kettle-100': { title: 'Norvik gooseneck kettle 100' },
    '/kettle-200': { title: 'Norvik gooseneck kettle 200' },
    '/aged': { modified: '2019-05-01T00:00:00Z' },
    '/hidden': { head: '<meta name="robots" content="noindex, follow">' },
    '/canonical-gone': { head: canonical('/missing') },
    '/canonical-moved': { head: canonical('/old') },
    '/canonical-hidden': { head: canonical('/hidden') },
    '/canonical-first': { head: canonical('/canonical-second') },
    '/canonical-second': { head: canonical('/new') },
    '/canonical-twice': { head: canonical('/canonical-twice') + canonical('/new') },
    '/own-canonical': { head: canonical('/own-canonical') },
    '/en': { head: alternate('en', '/en') + alternate('fr', '/fr') + alternate('de', '/de') },
    '/fr': { head: alternate('fr', '/fr') + alternate('en', '/en') },
    '/de': {},
    '/odd-language': { head: alternate('english', '/odd-language') },
    '/only-others': { head: alternate('fr', '/only-others-fr') },
    '/only-others-fr': { head: alternate('fr', '/only-others-fr') + alternate('en', '/only-others') },
    '/lost-edition': { head: alternate('en', '/lost-edition') + alternate('it', '/missing') },
    '/bad-data': { head: '<script type="application/ld+json">{"@type": "Article",</script>' },
    '/incomplete-data': {
      head:
        dataOf({
          '@type': 'Product',
          name: ' ',
          offers: [{ '@type': 'Offer', priceCurrency: 'EUR' }],
          review: { '@type': 'Review', author: 'Ada', reviewRating: { ratingValue: 4 } },
        }) +
        dataOf({
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: `${url}/` },
            { '@type': 'ListItem', position: 2, name: 'Guides' },
            { '@type': 'ListItem', position: 3, name: 'Data' },
          ],
        }) +
        dataOf({
          '@type': 'WebPage',
          mainEntity: { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'How much?' }] },
        }) +
        dataOf({
          '@type': ['Thing', 'https://schema.org/VideoObject'],
          name: 'A lid',
          uploadDate: '2026-01-02',
        }),
    },
    // Decoys: types without required properties, a product that several blocks describe, a trail whose last page has no
    // address and stands first, and a product that the page is not about.
    '/good-data': {
      head:
        dataOf({ '@type': 'Article' }) +
        dataOf({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebPage', name: 'Good', isRelatedTo: { '@type': 'Product' } },
            { '@type': 'Product', '@id': '#pan', name: 'A pan', offers: { '@id': '#offer' } },
            { '@type': 'Product', '@id': '/elsewhere#pan' },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                { position: 2, name: 'Good' },
                { position: 1, item: { '@id': `${url}/`, name: 'Home' } },
              ],
            },
            { '@type': 'constructor' },
          ],
        }) +
        dataOf({ '@type': 'Offer', '@id': '#offer', price: 0 }),
    },
    // Pages that answer at first; see `refusals`. The decoys beside them lead to one that is then not read.
    '/refuses': {},
    '/wants-login': {},
    '/too-fast': {},
    '/broken-server': {},
    '/busy': {
      links: ['/missing'],
      head: alternate('fr', '/busy') + alternate('en', '/edition-of-busy'),
    },
    '/silent': { links: ['/only-from-silent'] },
    '/only-from-silent': {},
    '/edition-of-busy': { head: alternate('en', '/edition-of-busy') + alternate('fr', '/busy') },
    '/canonical-to-busy': { head: canonical('/busy') },
    '/new': {},
    '/unlisted': {},
    '/espresso-grinder-guide': {
      title: 'Espresso grinder guide',
      links: ['/guide-to-espresso-grinders'],
    },
    '/guide-to-espresso-grinders': { title: 'Guide to espresso grinders' },
    // One search in two wordings.
    '/headlamp-mistakes': {
      title: 'Headlamp mistakes that everyone makes',
      links: ['/common-headlamp-mistakes'],
    },
    '/common-headlamp-mistakes': { title: '7 common mistakes with headlamps' },
    // A decoy: two language versions of one page.
    '/usa': { seed: 'edition', title: 'Kettle prices', h1: ['Kettle prices'], head: editions },
    '/uk': { seed: 'edition', title: 'Kettle prices', h1: ['Kettle prices'], head: editions },
    // Listed only in the sitemap or feed.
    '/orphan': {},
    '/from-feed': {},
    // A decoy: its only link from the site is nofollow.
    '/not-to-follow': {},
  };
  const redirects: Record<string, string> = {
    '/old': '/new',
    '/chain-one': '/chain-two',
    '/chain-two': '/new',
    '/loop-one': '/loop-two',
    '/loop-two': '/loop-one',
    '/to-nowhere': '/missing',
    '/to-busy': '/busy',
  };
  const alone = new Set(['/orphan', '/from-feed', '/not-to-follow', '/deep', '/deeper', '/only-from-silent']);
  const linked = [
    ...Object.keys(pages).filter((path) => !alone.has(path)),
    '/chain-one',
    '/loop-one',
    '/to-nowhere',
    '/to-busy',
    '/private/secret',
    '/file.pdf',
  ];
  const start: Planted = {
    links: linked,
    head: '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
  };
  const answers: Record<string, WebResponse> = {
    '/': { body: pageOf('/', start), headers: { etag: '"start"' } },
  };
  for (const [path, planted] of Object.entries(pages)) answers[path] = { body: pageOf(path, planted) };
  answers['/'] = {
    body: pageOf('/', start).replace('</nav>', ' <a rel="nofollow" href="/not-to-follow">no</a></nav>'),
  };
  for (const [path, to] of Object.entries(redirects))
    answers[path] = { status: 301, headers: { location: to }, body: '' };
  answers['/private/secret'] = { body: pageOf('/private/secret', { title: 'The secret recipe' }) };
  for (const [path, bytes] of [
    ['/heavy.jpg', 400_000],
    ['/light.jpg', 40_000],
  ] as const)
    answers[path] = { headers: { 'content-type': 'image/jpeg', 'content-length': String(bytes) } };
  answers['/feed.xml'] = {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss><channel><link>${url}/</link><item><title>New</title><link>${url}/from-feed</link></item></channel></rss>`,
  };
  answers['/robots.txt'] = {
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\nDisallow: /private/\nSitemap: ${url}/sitemap.xml\n`,
  };
  const unlisted = new Set(['/unlisted', '/from-feed', '/not-to-follow', '/notes/page/2/']);
  const notCanonical = [
    '/canonical-gone',
    '/canonical-moved',
    '/canonical-hidden',
    '/canonical-first',
    '/canonical-second',
    '/canonical-twice',
    '/canonical-to-busy',
  ];
  const listed = [
    '/',
    ...Object.keys(pages).filter((path) => !unlisted.has(path) && !notCanonical.slice(1).includes(path)),
    '/gone',
    '/chain-two',
    '/private/listed',
  ];
  answers['/sitemap.xml'] = {
    headers: { 'content-type': 'application/xml' },
    body: `<urlset>${listed.map((path) => `<url><loc>${url}${path}</loc></url>`).join('')}</urlset>`,
  };
  return {
    answers,
    blocked: ['/private/listed', '/private/secret'],
    known: [
      ...new Set([
        ...listed,
        ...linked.filter((path) => path !== '/file.pdf'),
        ...Object.keys(redirects),
        '/deeper',
        '/from-feed',
        '/missing',
      ]),
    ].toSorted(),
    issues: {
      not_found: ['/gone', '/missing'],
      links_broken: ['/busy', '/guides'],
      redirect_loop: ['/loop-one', '/loop-two'],
      redirect_chain: ['/chain-one'],
      redirect_broken: ['/to-nowhere'],
      links_redirect: ['/', '/guides'],
      orphan: ['/from-feed', '/orphan'],
      title_missing: ['/without-title'],
      title_duplicate: ['/same-title-one', '/same-title-two'],
      description_missing: ['/without-description'],
      description_duplicate: ['/same-description-one', '/same-description-two'],
      h1_missing: ['/without-heading'],
      h1_several: ['/several-main'],
      h1_duplicate: ['/same-heading-one', '/same-heading-two'],
      images_alt_missing: ['/pictures'],
      images_heavy: ['/gallery'],
      text_duplicate: ['/twin-one', '/twin-two'],
      thin: ['/thin'],
      canonical_broken: ['/canonical-gone'],
      canonical_redirect: ['/canonical-moved'],
      canonical_noindex: ['/canonical-hidden'],
      canonical_chain: ['/canonical-first'],
      canonical_conflict: ['/canonical-twice'],
      hreflang_invalid: ['/odd-language'],
      hreflang_broken: ['/lost-edition'],
      hreflang_no_return: ['/en'],
      hreflang_no_self: ['/only-others'],
      structured_data_invalid: ['/bad-data'],
      structured_data_incomplete: ['/incomplete-data'],
      sitemap_broken: ['/gone'],
      sitemap_redirect: ['/chain-two'],
      sitemap_noindex: ['/hidden'],
      sitemap_blocked: ['/private/listed'],
      sitemap_canonical: ['/canonical-gone'],
      // Search engines ignore multiple canonicals: the page stands for itself.
      sitemap_missing: ['/canonical-twice', '/from-feed', '/unlisted'],
    },
    verdicts: {
      '/gone': 'redirect',
      '/missing': 'redirect',
      '/loop-one': 'redirect',
      '/loop-two': 'redirect',
      '/chain-one': 'redirect',
      '/to-nowhere': 'redirect',
      '/private/listed': 'no_data',
      '/private/secret': 'no_data',
      '/thin': 'widen',
      '/aged': 'refresh',
      '/twin-two': 'merge',
      '/espresso-grinder-guide': 'merge',
      '/headlamp-mistakes': 'merge',
    },
    targets: {
      hreflang_invalid: { '/odd-language': ['/odd-language english 200: “english” is not a language code'] },
      hreflang_broken: { '/lost-edition': ['/missing it 404'] },
      hreflang_no_return: { '/en': ['/de de 200'] },
      hreflang_no_self: { '/only-others': ['/only-others en 200'] },
      structured_data_invalid: {
        '/bad-data': ['/bad-data: JSON-LD block 1 is not valid JSON: line 1, column 21'],
      },
      structured_data_incomplete: {
        '/incomplete-data': [
          '/incomplete-data: Product: “name” is missing',
          '/incomplete-data: Offer: “price” or “priceSpecification” is missing',
          '/incomplete-data: ListItem: “item” is missing',
          '/incomplete-data: VideoObject: “thumbnailUrl” is missing',
          '/incomplete-data: Question: “acceptedAnswer” is missing',
        ],
      },
      sitemap_broken: { '/gone': ['/gone 404'] },
      sitemap_redirect: { '/chain-two': ['/new 200'] },
      sitemap_noindex: { '/hidden': ['/hidden 200'] },
      sitemap_blocked: { '/private/listed': ['/robots.txt'] },
      sitemap_canonical: { '/canonical-gone': ['/missing 404'] },
      canonical_broken: { '/canonical-gone': ['/missing 404'] },
      redirect_broken: { '/to-nowhere': ['/missing 404'] },
    },
    refusals: {
      '/refuses': { status: 403, body: 'Are you a robot?' },
      '/wants-login': { status: 401, body: '' },
      '/too-fast': { status: 429, headers: { 'retry-after': '0' }, body: '' },
      '/broken-server': { status: 500, body: '' },
      '/busy': { status: 503, headers: { 'retry-after': '0' }, body: '' },
      '/silent': (_request, response) => void response.destroy(),
    },
    refused: {
      refused: ['/refuses', '/too-fast', '/wants-login'],
      server_error: ['/broken-server', '/busy'],
      unreachable: ['/silent'],
    },
  };
}
