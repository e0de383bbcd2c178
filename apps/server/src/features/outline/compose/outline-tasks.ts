import { defineTask } from '../../../platform/compute/index.ts';
import { composeOutline, describeOutline } from './compose-outline.ts';

const module = new URL('./compose-outline.ts', import.meta.url);

/** Composes an outline in a worker thread. */
export const composeTask = defineTask(module, composeOutline, {
  kind: 'long',
});

/** Describes an outline in its current state in a worker thread. */
export const describeTask = defineTask(module, describeOutline, { kind: 'quick' });
