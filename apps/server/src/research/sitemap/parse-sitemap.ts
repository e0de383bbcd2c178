import { Parser } from 'htmlparser2';

/** What a sitemap lists. */
export interface Sitemap {
  readonly pages: readonly SitemapPage[];
  /** Addresses of further sitemaps, of an index. */
  readonly sitemaps: readonly string[];
}

/** A page as a sitemap names it. */
export interface SitemapPage {
  readonly url: string;
  /** When it was last changed, or published where it is news, as it stands there; null where it does not. */
  readonly changedAt: string | null;
}

/** Most addresses of one sitemap (sitemaps.org: 50,000). */
const ENTRIES_MAX = 50_000;
/** The parser takes quadratic time in the depth of its elements; no sitemap has more than a few. */
const DEPTH_MAX = 100;
const CHANGED = new Set(['lastmod', 'news:publication_date']);

/**
 * Reads a sitemap: XML with pages, news or further sitemaps, or text with one address a line. Of one that is cut off or
 * broken what stands before the break counts.
 */
export function parseSitemap(text: string): Sitemap {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  return start.startsWith('<') ? parseXml(start) : parseLines(start);
}

function parseLines(text: string): Sitemap {
  const lines = text.split(/\r\n|\r|\n/, ENTRIES_MAX).map((line) => line.trim());
  const pages = lines.filter((line) => /^https?:\/\//i.test(line)).map((url) => ({ url, changedAt: null }));
  return { pages, sitemaps: [] };
}

function parseXml(text: string): Sitemap {
  const pages: SitemapPage[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  let entry = { url: '', changedAt: '' };
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        if (path.length > DEPTH_MAX) parser.pause();
        if (name === 'url' || name === 'sitemap') entry = { url: '', changedAt: '' };
      },
      ontext(part) {
        const [parent, name = ''] = path.slice(-2);
        // The places of images and videos stand in elements called `loc` too, of other names before the colon.
        if (name === 'loc' && (parent === 'url' || parent === 'sitemap')) entry.url += part;
        if (CHANGED.has(name)) entry.changedAt += part;
      },
      onclosetag(name) {
        path.pop();
        const url = entry.url.trim();
        if (url === '' || pages.length + sitemaps.length >= ENTRIES_MAX) return;
        if (name === 'url') pages.push({ url, changedAt: entry.changedAt.trim() || null });
        if (name === 'sitemap') sitemaps.push(url);
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  // The end is not announced: it would close an entry that was cut off in the middle of its address.
  return { pages, sitemaps };
}
