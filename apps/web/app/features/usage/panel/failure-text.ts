import { DEFAULT_LANGUAGE } from '@pagewright/contract/settings/preferences';
import type { ApiFailure } from '../../../lib/api/api-failure.ts';
import { failureMessages } from '../../../lib/messages/failure-messages.ts';
import { describeFailure } from '../../../lib/messages/describe-failure.ts';
import type { usagePanelMessages } from './usage-panel-messages.ts';

const NO_TOKEN = 401;

/** Why usage is not shown: the user is signed out, else the response's message, else that loading failed. */
export function describeUsageFailure(
  failure: ApiFailure,
  { noToken, failed }: ReturnType<typeof usagePanelMessages.in>,
): string {
  const { status, message } = failure;
  if (status === NO_TOKEN) return noToken;
  // A missing response has its own message; a response without one gets a message by status.
  const isSilent = status !== 0 && message === failureMessages.in(DEFAULT_LANGUAGE).ofStatus(status);
  return isSilent ? failed : describeFailure(failure);
}
