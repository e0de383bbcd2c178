import type { Visit } from '@pagewright/contract/analytics';

/** A visit with the moment at which it was told. */
export interface TimedVisit extends Visit {
  readonly at: Date;
}
