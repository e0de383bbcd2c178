import { defineTask } from '../../../compute/index.ts';
import { scoreText } from './score-text.ts';

/** Scoring a text for an answer, in a thread. */
export const scoring = defineTask(new URL('./score-text.ts', import.meta.url), scoreText, { kind: 'quick' });
