import type { WebResponse } from '../start-web-host.ts';
import { documentOf } from './article.ts';

const STORIES = [
  [
    'town-gives-away-barrels',
    'Town gives away 400 rain barrels',
    'The water office gives away 400 rain barrels on Saturday, one for each household.',
  ],
  [
    'dry-spring-ahead',
    'Dry spring ahead',
    'The rivers stand lower than in any March since 2011, says the water office.',
  ],
  [
    'rebate-for-tanks',
    'Rebate for rain tanks doubled',
    'Who buys a rain barrel before June gets back 60 dollars instead of 30.',
  ],
  [
    'school-garden',
    'School garden lives on rain',
    'Pupils water forty beds from six rain barrels that they built of food drums.',
  ],
  [
    'storm-drains',
    'Storm drains at their limit',
    'Each rain barrel keeps a little water out of the drains, and thousands of them keep out a lot.',
  ],
  [
    'hosepipe-rules',
    'New rules for hosepipes',
    'From July on hosepipes are for rain water only; watering cans stay free.',
  ],
] as const;

/** A local newspaper: short stories with dates in a news sitemap. */
export function news(url: string): Record<string, WebResponse> {
  const paths = STORIES.map(([slug]) => `/news/${slug}`);
  const entries = paths.map(
    (path, place) =>
      `<url><loc>${url}${path}</loc><news:news><news:publication_date>2026-11-${10 + place}T06:00:00Z</news:publication_date></news:news></url>`,
  );
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nAllow: /\nSitemap: ${url}/news-sitemap.xml\n`,
    },
    '/news-sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${entries.join('')}</urlset>`,
    },
    '/': {
      body: documentOf(
        'Borough Water News',
        '',
        paths.map((path) => `<a href="${path}">${path}</a>`).join(' '),
      ),
    },
    ...Object.fromEntries(
      STORIES.map(([, title, text], place) => [paths[place], { body: story(title, text, place) }]),
    ),
  };
}

function story(title: string, text: string, place: number): string {
  const others = STORIES.filter((_, other) => other !== place).map(([, , line]) => `<p>${line}</p>`);
  return documentOf(
    title,
    `<meta property="article:published_time" content="2026-11-${10 + place}T06:00:00Z">`,
    `<main><article><h1>${title}</h1><time datetime="2026-11-${10 + place}">November ${10 + place}</time><p>${text}</p><p>A rain barrel holds what runs from the roof until the garden needs it, and the borough counts on them in its plan for dry summers.</p><h2>What else happened</h2>${others.join('')}</article></main>`,
  );
}
