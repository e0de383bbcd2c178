import { withoutBlocks } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { NumberedText } from './number-text.ts';

/** Blocks with fewer runs are too short to be recognized as repeated or copied. */
const MIN_RUNS = 8;
const MIN_SAMPLED_RUNS = 3;
const MAX_REDUNDANT_SHARE = 0.5;

/**
 * The paper without paragraphs that add nothing: those that mostly repeat earlier ones, are copied from a page,
 * enumerate terms, or have words in random order. Only the rest earns points. Places remain those of the whole paper.
 */
export function filterCountedText(paper: AnalyzedPaper, numbered: NumberedText): AnalyzedPaper {
  const seen = new Uint8Array(numbered.runs);
  const leftOut = new Set<number>();
  for (const [index, block] of numbered.blocks.entries()) {
    if (block === null) continue;
    const own = { runs: 0, repeated: 0, sampled: 0, copied: 0, tokens: 0, empty: 0 };
    for (const { facts, runs, whole, sampled, copied, isCopied } of block.sentences) {
      const tokens = facts.sentence.lastToken - facts.sentence.firstToken;
      own.tokens += tokens;
      if (facts.isEnumeration || seen[whole] === 1 || isCopied) own.empty += tokens;
      own.runs += runs.length;
      for (const run of runs) own.repeated += seen[run]!;
      own.sampled += sampled;
      own.copied += copied;
    }
    for (const { runs, whole } of block.sentences) {
      for (const run of runs) seen[run] = 1;
      seen[whole] = 1;
    }
    const isRepeated = own.runs >= MIN_RUNS && own.repeated > own.runs * MAX_REDUNDANT_SHARE;
    const isCopied = own.sampled >= MIN_SAMPLED_RUNS && own.copied > own.sampled * MAX_REDUNDANT_SHARE;
    const isEmpty = block.isDisordered || own.empty > own.tokens * MAX_REDUNDANT_SHARE;
    if (isRepeated || isCopied || isEmpty) leftOut.add(index);
  }
  return leftOut.size === 0 ? paper : withoutBlocks(paper, leftOut);
}
