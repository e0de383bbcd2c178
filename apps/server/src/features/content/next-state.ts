import type { ContentStatus } from '@pagewright/contract/content';
import type { ItemState } from './repository.ts';

/** What a save says about an item's life; absent keys say nothing. */
export interface StateChange {
  readonly status?: ContentStatus | undefined;
  readonly scheduledFor?: Date | null | undefined;
}

/**
 * Where an item stands after a save. A date without another word stays; leaving `scheduled` by hand clears it. A save
 * that repeats a date which has come, of an item published by now, was written before and does not take it back.
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

/** Whether two states are the same. */
export function isSameState(one: ItemState, other: ItemState): boolean {
  return one.status === other.status && one.scheduledFor?.getTime() === other.scheduledFor?.getTime();
}
