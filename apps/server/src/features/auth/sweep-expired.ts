import type { RecurringJob } from '../../jobs/define.ts';
import { blankSpentMails, removeExpired } from './repository.ts';

/** Takes away sessions and links that are over, which count for nothing already, and what mails said that are spent. */
export const sweepExpired: RecurringJob = {
  name: 'expired-sessions',
  cron: '41 * * * *',
  async run({ db }) {
    await removeExpired({ db });
    await blankSpentMails({ db });
  },
};
