import { parsePaper } from '../paper/parse-paper.ts';
import type { PaperInput } from '../paper/types.ts';
import { tokenize } from '../text/tokenize.ts';

/** Number of whitespace-separated words of a text in any of the four content forms. */
export function wordCount(content: PaperInput): number {
  return parsePaper(content).blocks.reduce((sum, block) => sum + tokenize(block.text).words, 0);
}
