import type { WebResponse } from '../start-web-host.ts';
import { articleOf, documentOf, sectionsOf, TOPICS, type Voice } from './article.ts';

const VOICE: Voice = {
  heading: 2,
  facts: 6,
  openings: [
    (name) => `This section of the handbook treats ${name}.`,
    (name) => `A household should settle ${name} before it begins.`,
  ],
};
const SLOW_MS = 2_500;
/** A figure with its source, as cited in the handbook. */
export const STUDY = 'A rain barrel saves a household 12% of its water in summer';

/**
 * A handbook: a plain sitemap, chapters with print versions whose canonical is the chapter, a slow page, no robots.txt.
 */
export function handbook(url: string): Record<string, WebResponse> {
  const chapters = TOPICS.map(({ slug }) => `/handbook/rain-barrel-${slug}.html`);
  const contents = chapters.map((path, place) => `<li><a href="${path}">${place + 1}</a></li>`).join('');
  const pages = chapters.flatMap((path, place): [string, WebResponse][] => {
    const body = chapter(url + path, place, contents);
    return [
      [path, { headers: { 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' }, body }],
      [`${path}?print=1`, { body }],
    ];
  });
  const addresses = [...chapters, '/handbook/archive.html'];
  return {
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((path) => `<url><loc>${url}${path}</loc></url>`).join('')}</urlset>`,
    },
    '/': { body: documentOf('The Rainwater Handbook', '', `<ol>${contents}</ol>`) },
    ...Object.fromEntries(pages),
    '/handbook/study.html': {
      body: documentOf(
        'Household water study',
        '',
        `<main><h1>Household water study</h1><p>${STUDY}.</p></main>`,
      ),
    },
    '/handbook/archive.html': (_request, response) => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(chapter(`${url}/handbook/archive.html`, 0, contents));
      }, SLOW_MS);
    },
  };
}

function chapter(address: string, place: number, contents: string): string {
  const article = articleOf(place, VOICE);
  return documentOf(
    `${article.title} - The Rainwater Handbook`,
    `<link rel="canonical" href="${address}">`,
    `<aside><ol>${contents}</ol></aside><main><h1>${article.title}</h1>${sectionsOf(article, { skipFirst: true })}<table><tr><th>Question</th><th>Answer</th></tr><tr><td>${article.question}</td><td>${article.answer}</td></tr></table><p>${STUDY}, says the <a href="${new URL('/handbook/study.html', address).href}">household water study of 2024</a>.</p></main>`,
  );
}
