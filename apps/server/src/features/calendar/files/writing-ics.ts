import { defineTask } from '../../../platform/compute/index.ts';
import { writeIcs } from './write-ics.ts';

/** Writes a calendar file in a worker thread. */
export const writingIcs = defineTask(new URL('./write-ics.ts', import.meta.url), writeIcs, { kind: 'long' });
