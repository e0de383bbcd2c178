import { withTransaction } from '../../platform/db/client.ts';
import type { RecurringJob, Sweep } from '../../platform/jobs/define.ts';
import { notify } from '../notifications/index.ts';
import { deleteRemoved, lockDue, setNextDue, type EventRow } from './repository.ts';
import { nextOccurrence } from './times/recurrence.ts';

const SWEEP_SIZE = 500;

/**
 * Notifies the authors of events that are due by the database clock, with the text to post: once per occurrence, and
 * after downtime only for the first one missed.
 */
export const sweepDueEvents: Sweep = {
  name: 'due-events',
  run: (ctx) =>
    withTransaction(ctx, async (inside) => {
      const due = await lockDue(inside.db, SWEEP_SIZE);
      for (const event of due) {
        const { id, workspaceId, authorId, title, snippet, nextDueAt } = event;
        await setNextDue(inside.db, id, dueAfter(event));
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

/** When an event that is due now is due next. */
function dueAfter(event: EventRow): Date | null {
  const { recurrence, nextDueAt } = event;
  if (recurrence === null) return null;
  const after = Math.max(Date.now(), (nextDueAt?.getTime() ?? 0) + 1);
  return nextOccurrence({ ...event, recurrence }, new Date(after)) ?? null;
}

/** Deletes events that can no longer be restored. */
export const deleteRemovedEvents: RecurringJob = {
  name: 'forget-removed-events',
  cron: '23 * * * *',
  run: (ctx) => deleteRemoved(ctx.db),
};
