import { isRunningText } from '../research/reading.ts';
import { withoutBlocks } from '../text/analyse-paper.ts';
import type { AnalysedPaper } from '../text/analyse-paper.ts';
import { isDisordered, sentenceFacts } from './block-facts.ts';
import { commonStems } from './common-words.ts';
import { isSampled } from './page-runs.ts';
import { orderModelOf } from './word-order.ts';

/** A block with fewer runs is too short to be told as a repetition or a copy. */
const LEAST_RUNS = 8;
const LEAST_SAMPLED_RUNS = 3;
const MOST_OF_IT = 0.5;

/**
 * The paper without paragraphs that add nothing of their own: those that mostly repeat earlier ones, stand in one of the
 * pages, enumerate terms, or hold words in no order. Only what is left earns points. Places stay those of the whole paper.
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
    const own = { runs: 0, repeated: 0, sampled: 0, copied: 0, tokens: 0, empty: 0 };
    const sentences = sentenceFacts(analysis, order, common);
    for (const { sentence, runs, whole, isEnumeration } of sentences) {
      const tokens = sentence.lastToken - sentence.firstToken;
      own.tokens += tokens;
      if (isEnumeration || seen.has(whole) || pageRuns.has(whole)) own.empty += tokens;
      own.runs += runs.length;
      for (const run of runs) {
        if (seen.has(run)) own.repeated += 1;
        if (!isSampled(run)) continue;
        own.sampled += 1;
        if (pageRuns.has(run)) own.copied += 1;
      }
    }
    for (const { runs, whole } of sentences) {
      for (const run of runs) seen.add(run);
      seen.add(whole);
    }
    const isRepeated = own.runs >= LEAST_RUNS && own.repeated > own.runs * MOST_OF_IT;
    const isCopied = own.sampled >= LEAST_SAMPLED_RUNS && own.copied > own.sampled * MOST_OF_IT;
    const isEmpty = isDisordered(analysis, sentences) || own.empty > own.tokens * MOST_OF_IT;
    if (isRepeated || isCopied || isEmpty) leftOut.add(index);
  }
  return leftOut.size === 0 ? paper : withoutBlocks(paper, leftOut);
}
