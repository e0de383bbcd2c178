import { isRunningText } from '../research/reading.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { sentenceFacts } from './block-facts.ts';
import { commonStems } from './common-words.ts';
import { getOrderModel } from './word-order.ts';

/** One in this many runs is sampled, the same ones in every text (Schleimer et al., "Winnowing", 2003, chapter 2). */
const SAMPLE = 4;

/** A sentence with fewer words could be anybody's. */
const MIN_WORDS = 5;

/** Whether a run of words falls into the sample. */
export const isSampled = (run: number): boolean => run % SAMPLE === 0;

/**
 * A sample of the six-word runs in the running text of pages, and their distinct sentences, used to detect copied
 * passages.
 */
export function samplePageRuns(papers: readonly AnalyzedPaper[]): number[] {
  const runs = new Set<number>();
  for (const paper of papers) {
    const order = getOrderModel(paper.language.code);
    const common = commonStems(paper.language.code);
    for (const [index, block] of paper.paper.blocks.entries()) {
      if (!isRunningText(block)) continue;
      for (const facts of sentenceFacts(paper.analyses[index]!, order, common)) {
        for (const run of facts.runs) if (isSampled(run)) runs.add(run);
        const { firstToken, lastToken } = facts.sentence;
        if (lastToken - firstToken >= MIN_WORDS) runs.add(facts.whole);
      }
    }
  }
  return [...runs];
}
