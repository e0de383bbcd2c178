import { defineWork } from '../compute/index.ts';
import { groundOutput } from './ground-output.ts';
import { makePrompt } from './make-prompt.ts';

/** Pages are long: prompts are made, and answers are checked, in a thread. */
export const prompting = defineWork(new URL('./make-prompt.ts', import.meta.url), makePrompt, {
  kind: 'long',
});
export const grounding = defineWork(new URL('./ground-output.ts', import.meta.url), groundOutput, {
  kind: 'long',
});
