import type * as contract from '@pagewright/contract/payment';
import type { CallOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { centsOf, CURRENCY, isForSale, PLANS } from '@pagewright/contract/plans';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { PaymentError } from '../../providers/payment/port.ts';
import { writeAudit } from '../audit/index.ts';
import { requireOwnWorkspace } from '../usage/index.ts';
import { paymentMessages } from './messages.ts';
import { insertOrder, nameOrder, updateOrder } from './order-repository.ts';
import { isCovered } from './plan/plan-dates.ts';
import { findTrial } from './plan/plan-repository.ts';
import { limitOrders, refusal, requireBuyer, requireProvider } from './policy.ts';

type Wish = ParsedRequest<typeof contract.createOrder>['body'];

/**
 * Begins to buy a term of a plan, at our price: what the page showed is compared and decides nothing. The order is kept
 * before the provider is asked, so that an answer that is lost is known to be missing.
 * @throws ApiError 403, 409, 422, 429; PaymentError.
 */
export async function createOrder(
  ctx: Context,
  wish: Wish,
): Promise<CallOutput<typeof contract.createOrder>> {
  requireBuyer(ctx.actor);
  await requireOwnWorkspace(ctx);
  const provider = requireProvider(ctx.services);
  const amountCents = priceOf(wish);
  const { planName: plan, billingCycle: cycle } = wish;
  const { workspaceId, userId } = ctx.actor;
  if (await isCovered(ctx, workspaceId, plan))
    throw refusal(409, 'plan_covered', paymentMessages.covered(plan));
  await limitOrders(ctx);
  const startsNow = wish.start === 'now' && ((await findTrial(ctx, workspaceId))?.isRunning ?? false);
  const id = await withTransaction(ctx, async (inside) => {
    const order = { workspaceId, buyerId: userId, plan, cycle, amountCents, currency: CURRENCY, startsNow };
    const made = await insertOrder(inside, order);
    await writeAudit(inside, 'payment.order', made, { plan, cycle, amountCents, currency: CURRENCY });
    return made;
  });
  const publicUrl = ctx.services.publicUrl();
  try {
    const told = await provider.createOrder(
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
    await nameOrder(ctx, id, told);
    return { success: true, orderId: told.id };
  } catch (error) {
    // Whether the provider has it or not: its buyer never hears of it, so nobody can approve it.
    if (error instanceof PaymentError) await updateOrder(ctx, id, { state: 'abandoned', lookAt: null });
    throw error;
  }
}

/** The price in cents. @throws ApiError 409, 422. */
function priceOf({ planName, billingCycle, amount, currency }: Wish): number {
  const plan = PLANS[planName];
  if (!isForSale(plan)) throw refusal(422, 'not_for_sale', paymentMessages.notForSale(planName));
  if (currency !== CURRENCY) throw refusal(422, 'other_currency', paymentMessages.otherCurrency(CURRENCY));
  const price = plan.priceCents[billingCycle];
  if (centsOf(String(amount)) !== price) throw refusal(409, 'other_price', paymentMessages.otherPrice);
  return price;
}
