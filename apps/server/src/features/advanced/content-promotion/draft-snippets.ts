import { parsePaper, socialSnippets, type Paper, type SocialSnippets } from '@pagewright/engine';
import { serialize, type Serialized } from '../../../platform/compute/serialized.ts';

/** Maximum blocks of a text passed to a language model, which uses fewer. */
const MAX_BLOCKS = 1_000;

/** Drafts posts from a text in any of the four formats, and returns the beginning of the text. */
export function draftSnippets(
  content: string,
  about: Parameters<typeof socialSnippets>[1],
): SocialSnippets & { readonly article: Serialized<{ readonly paper: Paper }> } {
  const paper = parsePaper(content);
  return {
    ...socialSnippets(paper, about),
    article: serialize({
      paper: { ...paper, blocks: paper.blocks.slice(0, MAX_BLOCKS), links: [], images: [] },
    }),
  };
}
