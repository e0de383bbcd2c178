import type { Visit } from '@pagewright/contract/analytics';
import { isbot } from 'isbot';
import type { Actor, Context } from '../../../platform/context.ts';

/** What a browser tells about itself and its user's tracking preference. */
export interface Sender {
  readonly userAgent: string | undefined;
  readonly doNotTrack: string | undefined;
  readonly globalPrivacyControl: string | undefined;
}

/** Counts a visit, unless its sender is a bot or asks not to be tracked. The response does not reveal which. */
export function recordVisit(ctx: Context<Actor | null>, visit: Visit, sender: Sender): void {
  if (sender.doNotTrack === '1' || sender.globalPrivacyControl === '1') return;
  if (!sender.userAgent || isbot(sender.userAgent)) return;
  ctx.services.visits.record(visit);
}
