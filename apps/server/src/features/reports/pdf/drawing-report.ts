import { defineTask } from '../../../compute/index.ts';
import { drawReport } from './draw-report.ts';

/** Drawing the PDF of a report, in a thread. */
export const drawingReport = defineTask(new URL('./draw-report.ts', import.meta.url), drawReport, {
  kind: 'long',
});
