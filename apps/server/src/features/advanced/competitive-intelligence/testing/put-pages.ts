import type { WebHost } from '../../../../../../../tests/fakes/web/start-web-host.ts';

/** Running text of every page. */
export const WORDS =
  'The tank holds water for the garden, and the pump lifts it to the beds. Soil keeps it for days, and roots find it there without any help from us. ';

/** What a page says. */
export interface PageFacts {
  readonly title: string;
  readonly published?: string;
  readonly text?: string;
  /** HTML after the last paragraph of the article, and after the article. */
  readonly after?: string;
  readonly below?: string;
}

function html({ title, published, text = '', after = '', below = '' }: PageFacts): string {
  const date =
    published === undefined ? '' : `<meta property="article:published_time" content="${published}">`;
  return `<!doctype html><html lang="en"><head><title>${title}</title>${date}</head><body><article><h1>${title}</h1><p>${WORDS.repeat(4)}</p><h2>What to know</h2><p>${WORDS} ${text}</p>${after}</article>${below}</body></html>`;
}

/** Adds pages to a host and lists them all in its sitemap. */
export function putPages(host: WebHost, pages: Readonly<Record<string, PageFacts>>): void {
  for (const [path, facts] of Object.entries(pages)) host.answers.set(path, { body: html(facts) });
  const paths = [...host.answers.keys()].filter((path) => !path.includes('.'));
  host.answers.set('/sitemap.xml', {
    headers: { 'content-type': 'application/xml' },
    body: `<urlset>${paths.map((path) => `<url><loc>${host.url}${path}</loc></url>`).join('')}</urlset>`,
  });
}
