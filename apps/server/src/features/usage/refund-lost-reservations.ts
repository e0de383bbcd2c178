import type { RecurringJob } from '../../platform/jobs/define.ts';
import { refundLost } from './repository.ts';

/** Six missed heartbeats. */
const LOST_AFTER_SECONDS = 180;

/** Refunds reservations of servers that were killed. */
export const refundLostReservations: RecurringJob = {
  name: 'lost-reservations',
  cron: '* * * * *',
  async run(ctx) {
    const lost = await refundLost(ctx.db, LOST_AFTER_SECONDS);
    if (lost > 0)
      ctx.log.warn(
        { event: 'reservations_returned', lost },
        'reservations of a server that is gone were given back',
      );
  },
};
