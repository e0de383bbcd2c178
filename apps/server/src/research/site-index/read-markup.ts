import { Parser } from 'htmlparser2';
import { parseWebUrl } from '../../platform/outgoing/index.ts';

/** A link to another page of the same site. */
export interface FoundLink {
  readonly url: string;
  /** Its anchor text. */
  readonly anchor: string;
}

/** Metadata and links in a page's HTML. */
export interface PageMarkup {
  readonly title: string;
  readonly description: string;
  readonly h1: readonly string[];
  readonly headings: readonly string[];
  readonly canonicals: readonly string[];
  readonly isNoindex: boolean;
  readonly isNofollow: boolean;
  readonly language: string | null;
  readonly hreflangs: readonly { readonly code: string; readonly url: string }[];
  readonly feeds: readonly string[];
  readonly images: number;
  readonly imagesWithoutAlt: number;
  /** Unique addresses of its first images. */
  readonly imageUrls: readonly string[];
  readonly structuredData: readonly string[];
  /** Unique pages of its own host that it links to. */
  readonly links: readonly FoundLink[];
  /** Number of links to other hosts. */
  readonly linksOut: number;
}

/** Maximum images measured per page, and the maximum length of their addresses. */
export const PAGE_IMAGES_MAX = 20;
const IMAGE_ADDRESS_MAX = 2_000;
const LINKS_MAX = 2_000;
const HEADINGS_MAX = 100;
const HREFLANGS_MAX = 200;
const TEXT_MAX = 500;
const ANCHOR_MAX = 100;
const SCRIPTS_MAX = 50;
/** The parser takes quadratic time in the nesting depth, so reading stops beyond this. */
const DEPTH_MAX = 1_000;
/** BCP 47 language, script, and region as search engines read them, and `x-default`. */
export const HREFLANG_CODE = /^(?:x-default|[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?)$/i;
const HEADING = /^h[1-6]$/;
const FEED = /^application\/(?:rss|atom)\+xml$/i;
const NO_PAGE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|mjs|mov|mp3|mp4|ogg|pdf|png|pptx?|rar|rss|svg|tar|tiff?|ttf|txt|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/** Whether an address may be a page, by its extension. */
export function mayBePage(url: URL): boolean {
  return !NO_PAGE.test(url.pathname);
}

/** Normalizes an address; null if it is not a web address. */
export function readableAddress(href: string, base?: URL): URL | null {
  try {
    return parseWebUrl(href.trim(), base);
  } catch {
    return null;
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
const wordsOf = (text = ''): string[] => text.toLowerCase().split(/[\s,]+/);

/** Whether robots directives contain `noindex` and `nofollow`. */
export function readDirectives(text: string): { readonly isNoindex: boolean; readonly isNofollow: boolean } {
  const words = wordsOf(text);
  const isNone = words.includes('none');
  return { isNoindex: isNone || words.includes('noindex'), isNofollow: isNone || words.includes('nofollow') };
}

/** The address of an image; null if it is embedded in the page or not on the web. */
function imageAddress(attributes: Readonly<Record<string, string>>, base: URL): string | null {
  const { src = '', 'data-src': late = '' } = attributes;
  const given = src === '' || src.startsWith('data:') ? late : src;
  if (given === '' || !URL.canParse(given, base.href)) return null;
  const url = new URL(given, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= IMAGE_ADDRESS_MAX ? url.href : null;
}

/** Reads a page's metadata and links in one pass. `url` is the address that responded. */
export function readMarkup(html: string, url: URL): PageMarkup {
  let base = url;
  let depth = 0;
  let title: string | null = null;
  let description = '';
  let robots = '';
  let language: string | null = null;
  let images = 0;
  let imagesWithoutAlt = 0;
  const imageUrls = new Set<string>();
  const h1: string[] = [];
  const headings: string[] = [];
  const canonicals: string[] = [];
  const hreflangs: { code: string; url: string }[] = [];
  const feeds: string[] = [];
  const structuredData: string[] = [];
  const links = new Map<string, string>();
  const others = new Set<string>();
  /** Texts being collected, by element. */
  const open = new Map<string, string>();
  let anchorOf: string | null = null;

  const take = (name: string): string => {
    const text = oneLine(open.get(name) ?? '');
    open.delete(name);
    return text;
  };
  const link = (href: string, rel: readonly string[]): void => {
    const found = readableAddress(href, base);
    if (found === null || rel.includes('nofollow')) return;
    if (found.host !== url.host) others.add(found.href);
    else if (mayBePage(found) && links.size < LINKS_MAX) {
      anchorOf = links.has(found.href) && links.get(found.href) !== '' ? null : found.href;
      if (!links.has(found.href)) links.set(found.href, '');
      open.set('a', '');
    }
  };
  const readLink = (attributes: Record<string, string>): void => {
    const { href = '', rel, type = '', hreflang } = attributes;
    const found = href === '' ? null : readableAddress(href, base);
    if (found === null) return;
    const kinds = wordsOf(rel);
    if (kinds.includes('canonical')) canonicals.push(found.href);
    if (!kinds.includes('alternate')) return;
    if (hreflang !== undefined && hreflangs.length < HREFLANGS_MAX)
      hreflangs.push({ code: hreflang.trim(), url: found.href });
    else if (FEED.test(type.trim())) feeds.push(found.href);
  };
  const readMeta = ({ name = '', content = '' }: Record<string, string>): void => {
    if (/^description$/i.test(name) && description === '') description = oneLine(content);
    if (/^robots$/i.test(name)) robots += ` ${content}`;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEPTH_MAX) parser.pause();
      if (name === 'html') language = attributes['lang']?.trim().toLowerCase().slice(0, 35) || null;
      else if (name === 'base') base = readableAddress(attributes['href'] ?? '', url) ?? base;
      else if (name === 'link') readLink(attributes);
      else if (name === 'meta') readMeta(attributes);
      else if (name === 'a' && attributes['href']) link(attributes['href'], wordsOf(attributes['rel']));
      else if (name === 'img') {
        images += 1;
        const source = imageAddress(attributes, base);
        if (source !== null && imageUrls.size < PAGE_IMAGES_MAX) imageUrls.add(source);
        if (attributes['alt'] === undefined) imagesWithoutAlt += 1;
        else if (open.has('a')) open.set('a', `${open.get('a') ?? ''} ${attributes['alt']}`);
      } else if (name === 'script' && /^application\/ld\+json$/i.test(attributes['type']?.trim() ?? ''))
        open.set('script', '');
      else if (HEADING.test(name) || (name === 'title' && title === null && !open.has('svg')))
        open.set(name, '');
      else if (name === 'svg') open.set('svg', '');
    },
    ontext(text) {
      for (const [name, before] of open)
        if (name === 'script' || before.length < TEXT_MAX) open.set(name, before + text);
    },
    onclosetag(name) {
      depth -= 1;
      if (!open.has(name)) return;
      if (name === 'script') {
        const text = open.get('script') ?? '';
        open.delete('script');
        if (structuredData.length < SCRIPTS_MAX) structuredData.push(text);
        return;
      }
      const text = take(name);
      if (name === 'title') title ??= text;
      else if (name === 'a') {
        if (anchorOf !== null) links.set(anchorOf, text.slice(0, ANCHOR_MAX));
        anchorOf = null;
      } else if (HEADING.test(name)) {
        if (name === 'h1') h1.push(text);
        if (text !== '' && headings.length < HEADINGS_MAX) headings.push(text);
      }
    },
  });
  parser.end(html);
  const directives = readDirectives(robots);
  return {
    title: title ?? '',
    description,
    h1,
    headings,
    canonicals,
    ...directives,
    language,
    hreflangs,
    feeds,
    images,
    imagesWithoutAlt,
    imageUrls: [...imageUrls],
    structuredData,
    links: [...links].map(([address, anchor]) => ({ url: address, anchor })),
    linksOut: others.size,
  };
}
