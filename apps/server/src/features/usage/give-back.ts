import type { RecurringJob } from '../../jobs/define.ts';
import { refundLost } from './repository.ts';

/** Six signs of life that did not come. */
const LOST_AFTER_SECONDS = 180;

/** Gives back what was reserved by servers that were killed meanwhile. */
export const giveBack: RecurringJob = {
  name: 'lost-reservations',
  cron: '* * * * *',
  async run(ctx) {
    const lost = await refundLost(ctx, LOST_AFTER_SECONDS);
    if (lost > 0)
      ctx.log.warn(
        { event: 'reservations_returned', lost },
        'reservations of a server that is gone were given back',
      );
  },
};
