import { CONTENT_LIMITS } from '@pagewright/contract/content';

/** Leaves room for the number that distinguishes equal slugs in a workspace. */
const LENGTH = CONTENT_LIMITS.slug - 8;
const WITHOUT_WORDS = 'article';

/**
 * Returns the slug of a title: lowercase letters and digits of any script, words joined by single hyphens, Latin
 * letters without accents, at most 112 UTF-16 units. A title without letters or digits gives 'article'.
 */
export function makeSlug(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '');
  const words = plain.split(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return shorten(words) || WITHOUT_WORDS;
}

/** Appends a number to a slug, within the length limit. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`;
  return `${cut(slug, CONTENT_LIMITS.slug - end.length)}${end}`;
}

function shorten(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > LENGTH) return slug === '' ? cut(word, LENGTH) : slug;
    slug = longer;
  }
  return slug;
}

/** Truncates a text without splitting a character or leaving a trailing hyphen. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '');
}
