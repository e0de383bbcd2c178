import { compute, defineTask } from '../../platform/compute/index.ts';
import { classifyKeywords, type ClassifiedKeyword } from './classify-keywords.ts';

const classifying = defineTask(new URL('./classify-keywords.ts', import.meta.url), classifyKeywords, {
  kind: 'quick',
});

/** The intents of keywords by their wording alone, in their order. */
export const keywordIntents = (keywords: readonly string[]): Promise<ClassifiedKeyword[]> =>
  compute(classifying, keywords);
