import { CONTENT_LIMITS } from '@pagewright/contract/content';

/** Room for the number that keeps two equal slugs of a workspace apart. */
const LENGTH = CONTENT_LIMITS.slug - 8;
const WITHOUT_WORDS = 'article';

/**
 * The slug of a title: lower-case letters and digits of any script, words joined by single hyphens, Latin letters
 * without their accents, at most 112 UTF-16 units. A title without a letter or digit gives 'article'.
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

/** A slug with a number at its end, within the limit. */
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

/** The text up to a length, without half a character or a hyphen at its end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/-+$/, '');
}
