import { RESEARCH_SAVED, researchSavedSchema, type ResearchSaved } from '../../../research/index.ts';
import type { Effect } from '../../../platform/jobs/define.ts';
import { findItemsOfKeyword, invalidateScores } from './evidence-repository.ts';
import { rescoreById } from './rescore-item.ts';

/** Items rescored right away; the job for outdated scores handles the others. */
const AT_ONCE = 20;

/** Rescores the items of a keyword after new pages or questions were gathered. */
export const rescoreResearched: Effect<ResearchSaved> = {
  kind: RESEARCH_SAVED,
  isLocal: true,
  parse: (payload) => researchSavedSchema.parse(payload),
  async run(ctx, which) {
    await invalidateScores(ctx.db, which);
    for (const id of await findItemsOfKeyword(ctx.db, which, AT_ONCE)) {
      await rescoreById(ctx, id);
    }
  },
};
