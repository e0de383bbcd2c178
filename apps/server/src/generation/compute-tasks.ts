import { defineTask } from '../platform/compute/index.ts';
import { groundOutput } from './ground-output.ts';
import { buildPrompt } from './build-prompt.ts';

/** Pages are long, so prompts are built, and output is checked, in worker threads. */
export const prompting = defineTask(new URL('./build-prompt.ts', import.meta.url), buildPrompt, {
  kind: 'long',
});
export const grounding = defineTask(new URL('./ground-output.ts', import.meta.url), groundOutput, {
  kind: 'long',
});
