import { defineTask } from '../../compute/index.ts';
import { analysisOfSubject } from './analysis-of-subject.ts';
import { planStrategy } from './plan-strategy.ts';

/** Analyzing a subject, in a thread. */
export const analyzing = defineTask(new URL('./analysis-of-subject.ts', import.meta.url), analysisOfSubject, {
  kind: 'long',
});

/** Planning a strategy, in a thread: thousands of items of the workspace are compared with what is planned. */
export const planning = defineTask(new URL('./plan-strategy.ts', import.meta.url), planStrategy, {
  kind: 'long',
});
