import { randomUUID } from 'node:crypto';
import { CALENDAR_LIMITS, type Batch } from '@pagewright/contract/calendar';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { newEvent, type NewEventFields } from './create-event.ts';
import { countRepeating, insertEvents } from './repository.ts';
import { isValidRecurrence } from './times/recurrence.ts';

/** A candidate event of a batch, with its position. */
export interface Candidate {
  readonly place: number;
  readonly event: NewEventFields & { readonly uid: string };
}

const INSERTED_AT_ONCE = 500;

/**
 * Adds many events in the caller's transaction, under one batch id by which they can be removed together. Events that
 * cannot be added are skipped with a reason.
 */
export async function addBatch(
  ctx: Context,
  kind: 'import' | 'plan',
  candidates: readonly Candidate[],
  skipped: Batch['skipped'],
): Promise<Batch> {
  const batchId = randomUUID();
  const left: Batch['skipped'] = [...skipped];
  let room = CALENDAR_LIMITS.repeating - (await countRepeating(ctx.db, ctx.actor.workspaceId));
  const wanted = candidates.filter(({ place, event }) => {
    const recurrence = event.recurrence ?? null;
    if (recurrence === null) return true;
    const isKept = isValidRecurrence({ excludedDates: [], ...event, recurrence });
    if (isKept && room > 0) {
      room -= 1;
      return true;
    }
    left.push({ place, title: event.title, reason: isKept ? 'too_many' : 'rule' });
    return false;
  });
  const added = new Set<string>();
  for (let start = 0; start < wanted.length; start += INSERTED_AT_ONCE) {
    const part = wanted.slice(start, start + INSERTED_AT_ONCE);
    const rows = await insertEvents(
      ctx.db,
      part.map(({ event }) => newEvent(ctx.actor, { ...event, batchId })),
    );
    for (const { uid } of rows) added.add(uid);
  }
  const present = wanted.filter(({ event }) => !added.has(event.uid));
  left.push(
    ...present.map(({ place, event }) => ({ place, title: event.title, reason: 'present' as const })),
  );
  if (added.size > 0) await writeAudit(ctx, `calendar.${kind}`, batchId, { created: added.size });
  return {
    batchId: added.size === 0 ? null : batchId,
    created: added.size,
    skipped: left.toSorted((a, b) => a.place - b.place),
  };
}
