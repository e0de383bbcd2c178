import type { Visit } from '@pagewright/contract/analytics';

/** A visit with the time when it was received. */
export interface TimedVisit extends Visit {
  readonly at: Date;
}
