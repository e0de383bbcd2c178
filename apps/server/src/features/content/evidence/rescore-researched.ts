import {
  RESEARCH_SAVED,
  researchSavedSchema,
  researchSavedEffect,
  type ResearchSaved,
} from '../../../research/index.ts';
import { computingUntil } from '../../../platform/compute/index.ts';
import type { Effect, ExternalEffect } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { findItemsOfKeyword, invalidateScores } from './evidence-repository.ts';
import { rescoreById } from './rescore-item.ts';

/** Items rescored right away; the job for outdated scores handles the others. */
const AT_ONCE = 20;
const TIMEOUT_MS = 60_000;

/**
 * Rescores the items of a keyword after new pages or questions were gathered, each in a transaction of its own: none
 * is open while a text is scored.
 */
export const rescoreResearched: ExternalEffect<ResearchSaved, undefined> = {
  kind: RESEARCH_SAVED,
  timeoutMs: TIMEOUT_MS,
  parse: (payload) => researchSavedSchema.parse(payload),
  async send(ctx, which, signal) {
    await invalidateScores(ctx.db, which);
    for (const id of await findItemsOfKeyword(ctx.db, which, AT_ONCE)) {
      signal.throwIfAborted();
      await computingUntil(signal, () => rescoreById(ctx, id));
    }
    return undefined;
  },
  record: () => Promise.resolve(),
};

/** Handles effects of an older version, which scored within the transaction of the effect. */
export const legacyRescoreEffect: Effect<ResearchSaved> = {
  kind: 'research-kept',
  isLocal: true,
  parse: (payload) => researchSavedSchema.parse(payload),
  async run(inside, which, key) {
    await writeEffects(inside, [researchSavedEffect(which, key)]);
  },
};
