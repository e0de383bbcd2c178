import { defineTask } from '../../../platform/compute/index.ts';
import { scoreText } from './score-text.ts';

/** Scores a text for a response, in a worker thread. */
export const scoring = defineTask(new URL('./score-text.ts', import.meta.url), scoreText, { kind: 'quick' });
