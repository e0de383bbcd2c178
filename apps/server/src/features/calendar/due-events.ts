import { withTransaction } from '../../db/client.ts';
import type { RecurringJob, Sweep } from '../../jobs/define.ts';
import { notify } from '../notifications/index.ts';
import { forgetRemoved, lockDue, setNextDue, type EventRow } from './repository.ts';
import { nextOccurrence } from './times/recurrence.ts';

const SWEEP_SIZE = 500;

/**
 * Tells the authors of events whose time has come by the database's clock, with what is to be posted: once for each
 * occurrence, and after a time without any server only of the first that was missed.
 */
export const sweepDueEvents: Sweep = {
  name: 'due-events',
  run: (ctx) =>
    withTransaction(ctx, async (inside) => {
      const due = await lockDue(inside, SWEEP_SIZE);
      for (const event of due) {
        const { id, workspaceId, authorId, title, snippet, nextDueAt } = event;
        await setNextDue(inside, id, dueAfter(event));
        if (authorId === null || nextDueAt === null) continue;
        await notify(inside, `calendar-due:${id}:${nextDueAt.getTime()}`, {
          workspaceId,
          userId: authorId,
          kind: 'event_due',
          title,
          link: `/calendar?event=${id}&at=${nextDueAt.toISOString()}`,
          reason: null,
          ...(snippet === '' ? {} : { text: snippet }),
        });
      }
      return due.length;
    }),
};

/** When an event that is due now is due again: later than now, and than it is. */
function dueAfter(event: EventRow): Date | null {
  const { recurrence, nextDueAt } = event;
  if (recurrence === null) return null;
  const after = Math.max(Date.now(), (nextDueAt?.getTime() ?? 0) + 1);
  return nextOccurrence({ ...event, recurrence }, new Date(after)) ?? null;
}

/** Takes away what can no longer be brought back. */
export const forgetRemovedEvents: RecurringJob = {
  name: 'forget-removed-events',
  cron: '23 * * * *',
  run: (ctx) => forgetRemoved(ctx),
};
