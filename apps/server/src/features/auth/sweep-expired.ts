import type { RecurringJob } from '../../jobs/define.ts';
import { removeExpired } from './repository.ts';

/** Takes away sessions and links that are over; they count for nothing already. */
export const sweepExpired: RecurringJob = {
  name: 'expired-sessions',
  cron: '41 * * * *',
  run: ({ db }) => removeExpired({ db }),
};
