import type { WebResponse } from './start-web-host.ts';

/** Options of a generated site. */
export interface SiteOptions {
  /** Its URL without a trailing slash. */
  readonly url: string;
  readonly pages: number;
  /** How its pages can be discovered. */
  readonly foundBy: 'sitemap' | 'links';
  /** Name of the site in its texts, so that no two sites have the same texts. */
  readonly name: string;
  /** Approximate bytes of HTML per page. */
  readonly bytes?: number;
}

const WORDS =
  'rain water garden barrel roof pipe filter season plant soil root harvest store tank pump leaf winter summer clean free'.split(
    ' ',
  );

/**
 * Creates the responses of a site of articles with a robots.txt and the first page at `/`; every page has a unique
 * text.
 */
export function createSite({
  url,
  pages,
  foundBy,
  name,
  bytes = 20_000,
}: SiteOptions): Record<string, WebResponse> {
  const paths = Array.from({ length: pages }, (_, index) => (index === 0 ? '/' : `/article-${index}`));
  const sitemap = foundBy === 'sitemap' ? `Sitemap: ${url}/sitemap.xml\n` : '';
  const answers: Record<string, WebResponse> = {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /private/\n${sitemap}`,
    },
  };
  if (foundBy === 'sitemap') {
    const entries = paths.map((path) => `<url><loc>${url}${path}</loc></url>`).join('');
    answers['/sitemap.xml'] = {
      headers: { 'content-type': 'application/xml' },
      body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
    };
  }
  paths.forEach((path, index) => {
    const next = [2 * index + 1, 2 * index + 2].filter((other) => other < pages);
    const links = next.map((other) => `<li><a href="${paths[other]}">Article ${other}</a></li>`).join('');
    answers[path] = {
      body: page(`${name}, article ${index}`, links, index, bytes),
      headers: { etag: `"${name}-${index}"` },
    };
  });
  return answers;
}

function page(title: string, links: string, seed: number, bytes: number): string {
  const paragraphs: string[] = [];
  let state = seed + title.length;
  for (let length = 0; length < bytes; length += paragraphs.at(-1)?.length ?? 1) {
    const words = Array.from({ length: 60 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return WORDS[state % WORDS.length];
    });
    paragraphs.push(`<p>${title}: ${words.join(' ')}.</p>`);
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><nav><ul>${links}</ul></nav><main><h1>${title}</h1>${paragraphs.join('\n')}</main></body></html>`;
}
