import type { RecurringJob } from '../../../platform/jobs/define.ts';
import { saveSizes } from './storage-repository.ts';

/** Measures the installation once a day; hourly, so that one that does not run all day is measured too. */
export const measureStorage: RecurringJob = {
  name: 'measure-storage',
  cron: '7 * * * *',
  run: ({ db }) => saveSizes(db),
};
