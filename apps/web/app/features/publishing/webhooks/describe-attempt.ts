import type { Delivery } from '@pagewright/contract/publishing/webhooks';
import { webhookMessages } from './messages.ts';

const FAULTS = [
  'address_not_allowed',
  'address_unreachable',
  'certificate_invalid',
  'answer_too_slow',
  'answer_unreadable',
  'secret_unreadable',
  'webhook_off',
] as const;

/** Describes the outcome of an attempt briefly. */
export function describeAttempt(
  { status, fault }: Pick<NonNullable<Delivery['lastTry']>, 'status' | 'fault'>,
  m: ReturnType<typeof webhookMessages.in>,
): string {
  if (status !== null) return m.status(status);
  const known = FAULTS.find((one) => one === fault);
  return known ? m[`fault_${known}`] : m.fault_other;
}
