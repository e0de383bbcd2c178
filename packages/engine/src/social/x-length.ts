import platforms from './platforms.json' with { type: 'json' };

/** The published configuration of twitter-text, version 3 (Apache-2.0), as numbers. */
const { addressLength, defaultWeight, ranges, scale } = platforms.x;

const DOMAINS = platforms.generalDomains.replaceAll(' ', '|');
/** An address with its protocol, or a bare domain in a generic top-level domain, which X links too. */
const ADDRESS = new RegExp(
  String.raw`https?://[^\s<>"“”]{1,2000}|(?<![@\p{L}\p{N}._-])(?:[a-z0-9-]{1,63}\.){1,4}(?:${DOMAINS})(?![\p{L}\p{N}-])(?:/[^\s<>"“”]{0,2000})?`,
  'giu',
);
const END_OF_SENTENCE = /[.,!?;:'")\]…]+$/;
const EMOJI = /\p{RGI_Emoji}/gv;

/** Length of a text as X counts it: an address is 23, an emoji 2, most letters 1, characters of wide scripts 2. */
export function xLength(text: string): number {
  const normal = text.normalize('NFC');
  let weight = 0;
  let from = 0;
  for (const match of normal.matchAll(ADDRESS)) {
    const address = match[0].replace(END_OF_SENTENCE, '');
    weight += weightOf(normal.slice(from, match.index)) + addressLength * scale;
    from = match.index + address.length;
  }
  return Math.floor((weight + weightOf(normal.slice(from))) / scale);
}

function weightOf(text: string): number {
  let weight = 0;
  let from = 0;
  for (const { 0: emoji, index } of text.matchAll(EMOJI)) {
    weight += weightOfLetters(text.slice(from, index)) + defaultWeight;
    from = index + emoji.length;
  }
  return weight + weightOfLetters(text.slice(from));
}

function weightOfLetters(text: string): number {
  let weight = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const range = ranges.find(([first, last]) => code >= first! && code <= last!);
    weight += range?.[2] ?? defaultWeight;
  }
  return weight;
}
