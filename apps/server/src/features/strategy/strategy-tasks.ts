import { defineTask } from '../../platform/compute/index.ts';
import { analyzeSubject } from './analyze-subject.ts';
import { keywordsOf, planStrategy } from './plan-strategy.ts';

/** Analyzes a subject in a worker thread. */
export const analyzeTask = defineTask(new URL('./analyze-subject.ts', import.meta.url), analyzeSubject, {
  kind: 'long',
});

/** Lists the keywords of a strategy in a worker thread. */
export const keywordsTask = defineTask(new URL('./plan-strategy.ts', import.meta.url), keywordsOf, {
  kind: 'quick',
});

/** Plans a strategy in a worker thread: it compares the plan with thousands of items. */
export const planTask = defineTask(new URL('./plan-strategy.ts', import.meta.url), planStrategy, {
  kind: 'long',
});
