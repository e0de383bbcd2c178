import { captureOrder, createOrder, type PlanStart } from '@pagewright/contract/payment';
import { CURRENCY, decimalOf, PLANS, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { errorMessage } from '@pagewright/contract/errors';
import type { ApiFailure } from '../../app/lib/api/api-failure.ts';
import { callApi } from '../../app/lib/api/call-api.ts';
import { paySentences } from './pay-sentences.ts';

/** The outcome of capturing the payment. */
export type Outcome = 'completed' | 'pending' | 'declined';

/**
 * Creates an order at the price shown on the page.
 * @throws Error with a message for the buyer
 */
export async function startOrder(
  planName: PlanName,
  billingCycle: BillingCycle,
  start: PlanStart,
): Promise<string> {
  const amount = decimalOf(PLANS[planName].priceCents[billingCycle]);
  const body = { planName, amount, currency: CURRENCY, billingCycle, start };
  const { data, error } = await callApi(createOrder, { body });
  if (error) throw new Error(toMessage(error, paySentences.createFailed));
  return data.orderId;
}

/**
 * Captures the payment of an approved order.
 * @throws Error with a message for the buyer
 */
export async function completeOrder(orderId: string): Promise<Outcome> {
  const { data, error } = await callApi(captureOrder, { body: { orderId } });
  if (data) return data.status;
  if (error.code === 'payment_declined') return 'declined';
  throw new Error(toMessage(error, paySentences.captureFailed));
}

/** The server’s message, else the offline message, else the fallback. */
function toMessage({ body, status }: ApiFailure, otherwise: string): string {
  if (status === 0) return paySentences.noNetwork;
  return errorMessage(body, Number.NaN, otherwise);
}
