import { defineTask } from '../platform/compute/index.ts';
import { groundOutput } from './ground-output.ts';
import { buildPrompt } from './build-prompt.ts';

/** Pages are long: prompts are made, and answers are checked, in a thread. */
export const prompting = defineTask(new URL('./build-prompt.ts', import.meta.url), buildPrompt, {
  kind: 'long',
});
export const grounding = defineTask(new URL('./ground-output.ts', import.meta.url), groundOutput, {
  kind: 'long',
});
