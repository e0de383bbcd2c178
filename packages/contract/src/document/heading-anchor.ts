const LENGTH_MAX = 80;

/** The name by which a published page's link reaches a heading with these words, where no heading before it has the same. */
export function headingAnchor(words: string): string {
  const letters = words
    .slice(0, LENGTH_MAX)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return letters === '' ? 'section' : letters;
}
