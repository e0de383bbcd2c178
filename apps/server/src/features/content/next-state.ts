import type { ContentStatus } from '@pagewright/contract/content';
import type { ItemState } from './repository.ts';

/** The part of a save that concerns an item's status. Absent keys change nothing. */
export interface StateChange {
  readonly status?: ContentStatus | undefined;
  readonly scheduledFor?: Date | null | undefined;
}

/**
 * Returns an item's status and date after a save. An absent date stays; changing the status from `scheduled` clears
 * it. A save that repeats a past date of an item that is published by now was written before the publication and does
 * not undo it.
 */
export function nextState(current: ItemState, change: StateChange, now: Date): ItemState {
  const status = change.status ?? current.status;
  const scheduledFor = change.scheduledFor === undefined ? current.scheduledFor : change.scheduledFor;
  const isCarriedOut =
    current.status === 'published' &&
    status === 'scheduled' &&
    scheduledFor !== null &&
    scheduledFor.getTime() === current.scheduledFor?.getTime() &&
    scheduledFor <= now;
  if (isCarriedOut) return { status: current.status, scheduledFor };
  const isLeft =
    current.status === 'scheduled' && status !== 'scheduled' && change.scheduledFor === undefined;
  return { status, scheduledFor: isLeft ? null : scheduledFor };
}

/** Whether two states are equal. */
export function isSameState(one: ItemState, other: ItemState): boolean {
  return one.status === other.status && one.scheduledFor?.getTime() === other.scheduledFor?.getTime();
}
