import { isRunningText } from '../research/reading.ts';
import { withoutBlocks } from '../text/analyse-paper.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { sentenceFacts } from './block-facts.ts';
import { commonStems } from './common-words.ts';
import { isSampled } from './page-runs.ts';
import { orderModelOf } from './word-order.ts';

/** A block with fewer runs is too short to be told as a repetition or a copy. */
const LEAST_RUNS = 8;
const LEAST_SAMPLED_RUNS = 3;
const MOST_OF_IT = 0.5;

/**
 * The paper without paragraphs that add nothing of their own: those that mostly repeat earlier ones, stand in one of the
 * pages, or enumerate terms. Only what is left earns points. Places stay those of the whole paper.
 */
export function countedText(paper: AnalysedPaper, pageRuns: ReadonlySet<number>): AnalysedPaper {
  const { code } = paper.language;
  const order = orderModelOf(code);
  const common = commonStems(code);
  const seen = new Set<number>();
  const leftOut = new Set<number>();
  for (const [index, block] of paper.paper.blocks.entries()) {
    const analysis = paper.analyses[index]!;
    if (analysis.entries.length === 0 || !isRunningText(block)) continue;
    const own = { runs: 0, repeated: 0, sampled: 0, copied: 0, tokens: 0, enumerated: 0 };
    for (const { sentence, runs, isEnumeration } of sentenceFacts(analysis, order, common)) {
      const tokens = sentence.lastToken - sentence.firstToken;
      own.tokens += tokens;
      if (isEnumeration) own.enumerated += tokens;
      own.runs += runs.length;
      for (const run of runs) {
        if (seen.has(run)) own.repeated += 1;
        if (!isSampled(run)) continue;
        own.sampled += 1;
        if (pageRuns.has(run)) own.copied += 1;
      }
    }
    for (const { runs } of sentenceFacts(analysis, order, common)) for (const run of runs) seen.add(run);
    const isRepeated = own.runs >= LEAST_RUNS && own.repeated > own.runs * MOST_OF_IT;
    const isCopied = own.sampled >= LEAST_SAMPLED_RUNS && own.copied > own.sampled * MOST_OF_IT;
    if (isRepeated || isCopied || own.enumerated > own.tokens * MOST_OF_IT) leftOut.add(index);
  }
  return leftOut.size === 0 ? paper : withoutBlocks(paper, leftOut);
}
