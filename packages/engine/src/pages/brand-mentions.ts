import type { Place } from '../paper/types.ts';
import { readBlock } from '../text/read-block.ts';
import type { SitePage } from './site-page.ts';

/** A mention of a brand's name in a text. */
export interface BrandMention {
  brand: string;
  place: Place;
  /** The sentence around it, at most 300 UTF-16 units. */
  sentence: string;
}

const MAX_SENTENCE_LENGTH = 300;
const MAX_MENTIONS = 20;
/** As the block of a place: the text is outside the article. */
const AROUND = -1;

/**
 * The mentions of a brand on a page, at most twenty different sentences: first in its article, then around it (block
 * -1). Names are compared word by word. Case is ignored, but a name with a capital only matches with one: "Apple" is
 * not an apple.
 */
export function findMentions({ article }: SitePage, brands: readonly string[]): BrandMention[] {
  const names = brands
    .map((brand) => ({ brand: brand.trim(), words: readBlock(brand).surfaces }))
    .filter(({ words }) => words.length > 0);
  const mentions: BrandMention[] = [];
  const seen = new Set<string>();
  const texts = [
    ...article.paper.blocks.map(({ text }, block) => ({ block, text })),
    ...(article.around ?? []).map((text) => ({ block: AROUND, text })),
  ];
  for (const { block, text } of texts) {
    if (mentions.length >= MAX_MENTIONS) break;
    const { surfaces, tokens, sentences } = readBlock(text);
    for (let at = 0; at < surfaces.length && mentions.length < MAX_MENTIONS; at += 1) {
      const name = names.find(({ words }) => standsAt(surfaces, words, at));
      if (name === undefined) continue;
      const around = sentences.find(({ firstToken, lastToken }) => at >= firstToken && at < lastToken);
      const sentence = text
        .slice(around?.start ?? 0, around?.end ?? text.length)
        .slice(0, MAX_SENTENCE_LENGTH);
      const end = at + name.words.length - 1;
      if (!seen.has(sentence))
        mentions.push({
          brand: name.brand,
          place: { block, start: tokens.starts[at]!, end: tokens.ends[end]! },
          sentence,
        });
      seen.add(sentence);
      at = end;
    }
  }
  return mentions;
}

function standsAt(surfaces: readonly string[], words: readonly string[], at: number): boolean {
  return words.every((word, index) => {
    const surface = surfaces[at + index];
    if (surface === undefined) return false;
    const written = surface.endsWith("'s") || surface.endsWith('\u2019s') ? surface.slice(0, -2) : surface;
    return written.toLowerCase() === word.toLowerCase() && (isCapital(written) || !isCapital(word));
  });
}

function isCapital(word: string): boolean {
  return word[0] !== word[0]?.toLowerCase();
}
