import { defineTask } from '../../../compute/index.ts';
import { writeIcs } from './write-ics.ts';

/** Writing a calendar file, in a thread. */
export const writingIcs = defineTask(new URL('./write-ics.ts', import.meta.url), writeIcs, { kind: 'long' });
