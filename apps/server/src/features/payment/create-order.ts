import type * as contract from '@pagewright/contract/payment';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { centsOf, CURRENCY, isForSale, PLANS } from '@pagewright/contract/plans';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { PaymentError } from '../../providers/payment/port.ts';
import { writeAudit } from '../audit/index.ts';
import { rejectSampleWorkspace } from '../usage/index.ts';
import { paymentMessages } from './messages.ts';
import { insertOrder, storeProviderOrder, updateOrder } from './order-repository.ts';
import { isCovered } from './plan/plan-dates.ts';
import { findTrial } from './plan/plan-repository.ts';
import { limitOrders, paymentError, requireBuyer, requireProvider } from './policy.ts';

type OrderRequest = ParsedRequest<typeof contract.createOrder>['body'];

/**
 * Starts the purchase of a plan term at our price: the price that the page showed is only compared. The order is stored
 * before the provider is called, so a lost response is noticed.
 * @throws ApiError 403, 409, 422, 429; PaymentError.
 */
export async function createOrder(
  ctx: Context,
  request: OrderRequest,
): Promise<CallOutput<typeof contract.createOrder>> {
  requireBuyer(ctx.actor);
  await rejectSampleWorkspace(ctx);
  const provider = requireProvider(ctx.services);
  const amountCents = priceOf(request);
  const { planName: plan, billingCycle: cycle } = request;
  const { workspaceId, userId } = ctx.actor;
  if (await isCovered(ctx, workspaceId, plan))
    throw paymentError(409, 'plan_covered', paymentMessages.covered(plan));
  await limitOrders(ctx);
  const startsNow = request.start === 'now' && ((await findTrial(ctx.db, workspaceId))?.isRunning ?? false);
  const id = await withTransaction(ctx, async (inside) => {
    const order = { workspaceId, buyerId: userId, plan, cycle, amountCents, currency: CURRENCY, startsNow };
    const made = await insertOrder(inside.db, order);
    await writeAudit(inside, 'payment.order', made, { plan, cycle, amountCents, currency: CURRENCY });
    return made;
  });
  const publicUrl = ctx.services.publicUrl();
  try {
    const created = await provider.createOrder(
      {
        id,
        amountCents,
        currency: CURRENCY,
        description: paymentMessages.description(plan, cycle),
        returnUrl: `${publicUrl}/payment/success`,
        cancelUrl: `${publicUrl}/payment/cancel`,
      },
      ctx.signal,
    );
    await storeProviderOrder(ctx.db, id, created);
    return { success: true, orderId: created.id };
  } catch (error) {
    // Even if the provider created it, the buyer never sees it, so no one can approve it.
    if (error instanceof PaymentError) await updateOrder(ctx.db, id, { state: 'abandoned', lookAt: null });
    throw error;
  }
}

/**
 * The price in cents.
 * @throws ApiError 409, 422.
 */
function priceOf({ planName, billingCycle, amount, currency }: OrderRequest): number {
  const plan = PLANS[planName];
  if (!isForSale(plan)) throw paymentError(422, 'not_for_sale', paymentMessages.notForSale(planName));
  if (currency !== CURRENCY)
    throw paymentError(422, 'other_currency', paymentMessages.otherCurrency(CURRENCY));
  const price = plan.priceCents[billingCycle];
  if (centsOf(String(amount)) !== price) throw paymentError(409, 'other_price', paymentMessages.otherPrice);
  return price;
}
