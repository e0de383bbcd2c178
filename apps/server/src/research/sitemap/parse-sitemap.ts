import { Parser } from 'htmlparser2';

/** The contents of a sitemap. */
export interface Sitemap {
  readonly pages: readonly SitemapPage[];
  /** Addresses of the sitemaps in an index. */
  readonly sitemaps: readonly string[];
}

/** A page in a sitemap. */
export interface SitemapPage {
  readonly url: string;
  /** When it was last changed, or published if it is news, as written; null if not given. */
  readonly changedAt: string | null;
}

/** Maximum addresses of one sitemap (sitemaps.org: 50,000). */
const ENTRIES_MAX = 50_000;
/** The parser takes quadratic time in the nesting depth; no sitemap is nested deeply. */
const DEPTH_MAX = 100;
const CHANGED = new Set(['lastmod', 'news:publication_date']);

/**
 * Parses a sitemap: XML with pages, news, or further sitemaps, or text with one address per line. Of a truncated or
 * broken file, everything before the error is used.
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
        // Images and videos also have `loc` elements, with another prefix.
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
  // Not finished explicitly: that would close an entry that was cut off within its address.
  return { pages, sitemaps };
}
