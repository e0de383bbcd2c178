import { parsePaper, socialSnippets, type Paper, type SocialSnippets } from '@pagewright/engine';
import { serialize, type Serialized } from '../../../compute/serialized.ts';

/** Blocks that a language model may read of a text; it takes less. */
const BLOCKS_TOLD = 1_000;

/** Posts from a text of any of the four formats, and the beginning of the text. */
export function draftSnippets(
  content: string,
  about: Parameters<typeof socialSnippets>[1],
): SocialSnippets & { readonly article: Serialized<{ readonly paper: Paper }> } {
  const paper = parsePaper(content);
  return {
    ...socialSnippets(paper, about),
    article: serialize({
      paper: { ...paper, blocks: paper.blocks.slice(0, BLOCKS_TOLD), links: [], images: [] },
    }),
  };
}
