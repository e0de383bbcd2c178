import { defineTask } from '../../../platform/compute/index.ts';
import { drawReport } from './draw-report.ts';

/** Draws the PDF of a report in a worker thread. */
export const drawReportTask = defineTask(new URL('./draw-report.ts', import.meta.url), drawReport, {
  kind: 'long',
});
