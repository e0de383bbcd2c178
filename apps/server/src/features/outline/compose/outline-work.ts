import { defineTask } from '../../../compute/index.ts';
import { composeOutline, describeOutline } from './compose-outline.ts';

const module = new URL('./compose-outline.ts', import.meta.url);

/** Composing an outline, in a thread. */
export const composing = defineTask(module, composeOutline, {
  kind: 'long',
  // Titles and sections of a keyword without pages take as long as those with some.
  inlineMax: -1,
});

/** Saying all about an outline as it stands, in a thread. */
export const describing = defineTask(module, describeOutline, { kind: 'quick' });
