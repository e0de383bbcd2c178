import type { PageBlock } from './page-blocks.ts';

/** From this length on, a block is running text regardless of its ending. */
const LONG_LENGTH = 80;
/** From this length on, it is running text if it ends like a sentence. */
const SENTENCE_LENGTH = 30;
/** Maximum value of a block, so that one long notice does not outweigh an article. */
const MAX_VALUE = 500;
/** Penalty for a block of a few words: boilerplate has many of them. */
const FRAGMENT_PENALTY = -8;
/** Above this share of linked characters, a block leads away from the page. */
const MAX_LINKED_SHARE = 0.5;
const SENTENCE_ENDS = new Set('.!?…。！？:;"\u201D\u201C\u00BB\u2019)'.split(''));

/** How much a block indicates (above 0) or contradicts an article: about its characters of running text. */
export function scoreBlock(block: PageBlock, tag: string): number {
  const { signs, linkedSigns } = block;
  const linked = linkedSigns / signs;
  if (linked > MAX_LINKED_SHARE) return -Math.min(signs, LONG_LENGTH);
  if (tag.length === 2 && tag[0] === 'h' && tag !== 'hr') return 0;
  if (signs >= LONG_LENGTH || (signs >= SENTENCE_LENGTH && SENTENCE_ENDS.has(block.last))) {
    return Math.min(signs, MAX_VALUE) * (1 - linked / MAX_LINKED_SHARE);
  }
  return FRAGMENT_PENALTY;
}
