import { isRunningText } from '../research/reading.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { sentenceFacts } from './block-facts.ts';
import { commonStems } from './common-words.ts';
import { orderModelOf } from './word-order.ts';

/** One of so many runs is kept, the same ones in every text (Schleimer et al., "Winnowing", 2003, chapter 2). */
const SAMPLE = 4;

/** A sentence of fewer words is anybody's. */
const MIN_WORDS = 5;

/** Whether a run of words is one of those that are kept of pages. */
export const isSampled = (run: number): boolean => run % SAMPLE === 0;

/**
 * A sample of the runs of six words in the running text of pages, and their sentences, each once: what tells a passage
 * copied from them.
 */
export function pageRuns(papers: readonly AnalyzedPaper[]): number[] {
  const runs = new Set<number>();
  for (const paper of papers) {
    const order = orderModelOf(paper.language.code);
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
