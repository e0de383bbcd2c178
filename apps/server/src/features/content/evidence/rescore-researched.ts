import { RESEARCH_KEPT, researchKeptSchema, type ResearchKept } from '../../../research/index.ts';
import type { Effect } from '../../../jobs/define.ts';
import { findItemsOfKeyword, forgetScores } from './evidence-repository.ts';
import { rescoreById } from './rescore-item.ts';

/** Items that are scored at once; the others follow when scores of former engines are made anew. */
const AT_ONCE = 20;

/** Scores the items of a keyword anew when other pages or questions of it were gathered. */
export const rescoreResearched: Effect<ResearchKept> = {
  kind: RESEARCH_KEPT,
  isLocal: true,
  parse: (payload) => researchKeptSchema.parse(payload),
  async carryOut(ctx, which) {
    await forgetScores(ctx.db, which);
    for (const id of await findItemsOfKeyword(ctx.db, which, AT_ONCE)) {
      await rescoreById(ctx, id);
    }
  },
};
