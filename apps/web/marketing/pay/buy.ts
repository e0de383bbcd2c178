import { captureOrder, createOrder, type PlanStart } from '@pagewright/contract/payment';
import { CURRENCY, decimalOf, PLANS, type BillingCycle, type PlanName } from '@pagewright/contract/plans';
import { errorMessage, NETWORK_ERROR_MESSAGE } from '@pagewright/contract/errors';
import type { ApiFailure } from '../../app/lib/api/api-failure.ts';
import { callApi } from '../../app/lib/api/call-api.ts';
import { paySentences } from './pay-sentences.ts';

/** What came of taking the money. */
export type Outcome = 'completed' | 'pending' | 'declined';

/** Begins an order at the price that the page shows. @throws Error with the sentence for the buyer. */
export async function beginOrder(
  planName: PlanName,
  billingCycle: BillingCycle,
  start: PlanStart,
): Promise<string> {
  const amount = decimalOf(PLANS[planName].priceCents[billingCycle]);
  const body = { planName, amount, currency: CURRENCY, billingCycle, start };
  const { data, error } = await callApi(createOrder, { body });
  if (error) throw new Error(sentenceOf(error, paySentences.createFailed));
  return data.orderId;
}

/** Has the money of an approved order taken. @throws Error with the sentence for the buyer. */
export async function finishOrder(orderId: string): Promise<Outcome> {
  const { data, error } = await callApi(captureOrder, { body: { orderId } });
  if (data) return data.status;
  if (error.code === 'payment_declined') return 'declined';
  throw new Error(sentenceOf(error, paySentences.captureFailed));
}

/** The server’s own sentence, else that there is no network, else the one given. */
function sentenceOf({ body, status }: ApiFailure, otherwise: string): string {
  if (status === 0) return NETWORK_ERROR_MESSAGE;
  return errorMessage(body, Number.NaN, otherwise);
}
