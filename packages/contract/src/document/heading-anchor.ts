const LENGTH_MAX = 80;

/** The anchor of a heading on a published page, if no earlier heading has the same one. */
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
