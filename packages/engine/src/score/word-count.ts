import { parsePaper } from '../paper/parse-paper.ts';
import type { PaperInput } from '../paper/types.ts';
import { tokenize } from '../text/tokenize.ts';

/** Number of white-space separated words of a text in any of the four forms. */
export function wordCount(content: PaperInput): number {
  return parsePaper(content).blocks.reduce((sum, block) => sum + tokenize(block.text).words, 0);
}
