import { Parser } from 'htmlparser2';
import { parseWebUrl } from '../../platform/outgoing/index.ts';

export interface PageLinks {
  /** Its canonical URL; null if it declares none. */
  readonly canonicalUrl: string | null;
  /** Unique web addresses that it links to, in order; empty if it asks not to follow them. */
  readonly links: readonly string[];
}

/** Maximum links read per page. */
const LINKS_MAX = 2_000;
/** The parser takes quadratic time in the nesting depth, so reading stops beyond this. */
const DEPTH_MAX = 1_000;

/** Reads the links of a page, resolved against its own address or its `base`. Runs in worker threads. */
export function readPageLinks(html: string, address: string): PageLinks {
  const url = new URL(address);
  let base = url;
  let canonicalUrl: string | null = null;
  let mayFollow = true;
  const links = new Set<string>();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEPTH_MAX) parser.pause();
      const { href = '', rel = '' } = attributes;
      const words = rel.toLowerCase().split(/\s+/);
      if (name === 'base' && href !== '') base = resolve(href, url) ?? base;
      if (name === 'link' && words.includes('canonical')) canonicalUrl ??= resolve(href, base)?.href ?? null;
      if (name === 'meta' && /^robots$/i.test(attributes['name'] ?? ''))
        mayFollow &&= !/\b(?:nofollow|none)\b/i.test(attributes['content'] ?? '');
      if (name === 'a' && href !== '' && !words.includes('nofollow') && links.size < LINKS_MAX) {
        const link = resolve(href, base);
        if (link) links.add(link.href);
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return { canonicalUrl, links: mayFollow ? [...links] : [] };
}

function resolve(href: string, base: URL): URL | null {
  try {
    return parseWebUrl(href.trim(), base);
  } catch {
    return null;
  }
}
