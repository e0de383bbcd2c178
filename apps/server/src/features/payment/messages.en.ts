import { decimalOf, type BillingCycle, type PlanName } from '@pagewright/contract/plans';

const TERMS: Readonly<Record<BillingCycle, string>> = { monthly: 'one month', annual: 'one year' };
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** An amount; null in cents: it cannot be read. */
export interface Money {
  readonly amountCents: number | null;
  readonly currency: string;
}

function money({ amountCents, currency }: Money): string {
  return amountCents === null ? currency : `${decimalOf(amountCents)} ${currency}`;
}

/** The sentences in English. */
export const english = {
  off: (operator: string | null) =>
    `This installation does not sell plans. For a larger plan, ask its operator${operator === null ? '.' : `: ${operator}.`}`,
  adminsOnly: 'Only workspace admins can buy a plan. Ask one of them.',
  adminsSeeOrders: 'Only workspace admins can see its purchases.',
  notForSale: (plan: PlanName) => `The ${plan} plan cannot be bought here.`,
  otherCurrency: (currency: string) => `All prices are in ${currency}.`,
  covered: (plan: PlanName) =>
    `This workspace already has a plan at least as large as ${plan} with no end date. Nothing was charged.`,
  otherPrice: 'The price has changed. Load the page again to see the current one; nothing was charged.',
  tooManyOrders: 'Too many orders were started. Wait an hour and try again.',
  noOrder: 'This order does not exist.',
  noRefund: 'This order is older than 30 days or has no active plan, so a refund cannot be requested here.',
  refundNotAsked: 'No refund was requested for this order.',
  refundPending: 'PayPal has not refunded it yet. We will check again automatically.',
  noLongerPaid: 'This order was refunded or is disputed, so it has no plan.',
  mismatched:
    'PayPal charged a different amount than the order, so no plan was activated. The operator of this installation has been notified and will resolve it.',
  declined: 'PayPal declined the payment. Nothing was charged; try another way to pay.',
  noMoney: 'PayPal has not completed the payment. Approve it there and try again.',
  stillBusy: 'The payment is still being processed. Wait a moment, then check Settings → Billing.',
  description: (plan: PlanName, cycle: BillingCycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address: string) => `Events are accepted at ${address} only.`,
  noWebhook: 'PayPal knows no such webhook.',
  signatureWrong: 'This message is not signed by PayPal.',
  adminsTry: 'Only workspace admins can start the trial. Ask one of them.',
  trialUsed: 'This workspace has already used its trial.',
  trialNeedless: (plan: string) => `This workspace’s ${plan} plan already includes everything in the trial.`,
  noInvoice: 'This invoice does not exist.',
  tooManyInvoices: 'Too many invoices were downloaded. Wait an hour and try again.',
  ending: (endsAt: Date, next: PlanName, isTrial: boolean) =>
    `${isTrial ? 'The trial' : 'It'} ends on ${day.format(endsAt)} (UTC). The workspace then moves to ${next}; everything in it is kept. To continue, buy the plan in Settings → Billing.`,
  inWorkspace: (workspace: string | null, plan: PlanName) =>
    `${workspace ?? 'A deleted workspace'} (${plan})`,
  cameInstead: (ordered: Money, came: Money | null) =>
    `Ordered: ${money(ordered)}. Received: ${came === null ? 'something else' : money(came)}${came !== null && money(came) === money(ordered) ? ', for another order or to another account' : ''}. No plan was activated. Resolve it in PayPal.`,
};

/** What each language says. */
export type PaymentSentences = typeof english;
