import type { RecurringJob } from '../../platform/jobs/define.ts';
import { blankSpentMails, deleteExpired } from './repository.ts';

/** Deletes expired sessions and links, which are no longer valid anyway, and blanks spent mails. */
export const sweepExpired: RecurringJob = {
  name: 'expired-sessions',
  cron: '41 * * * *',
  async run({ db }) {
    await deleteExpired(db);
    await blankSpentMails(db);
  },
};
