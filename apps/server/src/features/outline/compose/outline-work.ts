import { defineWork } from '../../../compute/index.ts';
import { composeOutline, describeOutline } from './compose-outline.ts';

const module = new URL('./compose-outline.ts', import.meta.url);

/** Composing an outline, in a thread. */
export const composing = defineWork(module, composeOutline, {
  kind: 'long',
});

/** Saying all about an outline as it stands, in a thread. */
export const describing = defineWork(module, describeOutline, { kind: 'quick' });
