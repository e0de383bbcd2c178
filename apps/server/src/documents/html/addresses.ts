import { cleanLinkAddress } from '@pagewright/contract/document';
import type { LooseMark, LooseNode } from '../loose-node.ts';
import type { Attributes } from './tags.ts';

const REDIRECT = /^https?:\/\/www\.google\.com\/url\?/i;

/** Google Docs routes links through a Google redirect. */
function withoutRedirect(href: string): string {
  if (!REDIRECT.test(href) || !URL.canParse(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** The link mark of an `<a>`; undefined if it has no target or a forbidden one. */
export function linkOf(attributes: Attributes): LooseMark | undefined {
  const href = cleanLinkAddress(withoutRedirect(attributes.get('href') ?? ''));
  if (href === null) return undefined;
  return {
    type: 'link',
    attrs: {
      href,
      title: attributes.get('title') ?? null,
      ...(attributes.has('data-conversion') ? { conversion: true } : {}),
    },
  };
}

/** The sources of an image, best first: lazy-loading pages keep the real one in another attribute. */
function sourcesOf(attributes: Attributes): string[] {
  const late = [attributes.get('data-src'), attributes.get('data-lazy-src')];
  const first = attributes.get('srcset')?.trim().split(/[\s,]/, 1)[0];
  const own = attributes.get('src');
  const ordered = own?.trim().toLowerCase().startsWith('data:')
    ? [...late, first, own]
    : [own, ...late, first];
  return ordered.filter((source) => source !== undefined);
}

const isTiny = (size: string | undefined): boolean => size === '0' || size === '1';

/**
 * The image block of an `<img>`, if `store` accepts one of its sources, and its alternative text. Emoji images have
 * only the text; tracking pixels have neither.
 */
export function imageOf(
  attributes: Attributes,
  store: (source: string) => string | null,
): { image: LooseNode | null; alt: string } {
  const alt = attributes.get('alt')?.trim() ?? '';
  if (isTiny(attributes.get('width')) && isTiny(attributes.get('height'))) return { image: null, alt: '' };
  if (alt !== '' && /\b(?:emoji|wp-smiley)\b/.test(attributes.get('class') ?? ''))
    return { image: null, alt };
  for (const source of sourcesOf(attributes)) {
    const src = store(source);
    if (src !== null) {
      return { image: { type: 'image', attrs: { src, alt, title: attributes.get('title') } }, alt };
    }
  }
  return { image: null, alt };
}
