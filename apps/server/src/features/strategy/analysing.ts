import { defineWork } from '../../compute/index.ts';
import { analysisOfSubject } from './analysis-of-subject.ts';

/** Analysing a subject, in a thread. */
export const analysing = defineWork(new URL('./analysis-of-subject.ts', import.meta.url), analysisOfSubject, {
  kind: 'long',
});
