import type { PageBlock } from './page-blocks.ts';

/** From this length on a block is running text whatever it ends with. */
const LONG = 80;
/** From this length on it is running text when it ends as a sentence does. */
const SENTENCE = 30;
/** A block counts no more than this, so that one long notice does not outweigh an article. */
const MOST = 500;
/** What a block of a few words takes away: boilerplate comes in many of them. */
const FRAGMENT = -8;
/** Above this share of linked signs a block leads away from the page. */
const LINKED = 0.5;
const SENTENCE_ENDS = new Set('.!?…。！？:;"\u201D\u201C\u00BB\u2019)'.split(''));

/** How much a block speaks for (above 0) or against an article: about the signs of running text in it. */
export function blockValue(block: PageBlock, tag: string): number {
  const { signs, linkedSigns } = block;
  const linked = linkedSigns / signs;
  if (linked > LINKED) return -Math.min(signs, LONG);
  if (tag.length === 2 && tag[0] === 'h' && tag !== 'hr') return 0;
  if (signs >= LONG || (signs >= SENTENCE && SENTENCE_ENDS.has(block.last))) {
    return Math.min(signs, MOST) * (1 - linked / LINKED);
  }
  return FRAGMENT;
}
