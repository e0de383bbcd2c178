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
    `Nothing can be bought on this installation. For a larger plan, ask its operator${operator === null ? '.' : `: ${operator}.`}`,
  adminsOnly: 'Only admins of this workspace can buy a plan for it. Ask one of them.',
  adminsSeeOrders: 'Only admins of this workspace can see what it has bought.',
  notForSale: (plan: PlanName) => `The plan ${plan} cannot be bought here.`,
  otherCurrency: (currency: string) => `All prices are in ${currency}.`,
  covered: (plan: PlanName) =>
    `This workspace has a plan without an end that is as large as ${plan}: there is nothing to buy. Nothing was charged.`,
  otherPrice: 'The price has changed. Load the page again to see the current one; nothing was charged.',
  tooManyOrders: 'Too many orders were begun. Wait an hour and try again.',
  noOrder: 'There is no such order.',
  noRefund: 'This order is older than 30 days, or gives no plan: its money cannot be asked back here.',
  refundNotAsked: 'Nobody has asked for the money of this order back.',
  refundPending: 'PayPal has not paid it back yet. It is looked at again by itself.',
  noLongerPaid: 'This order was paid back or is disputed, so it gives no plan.',
  mismatched:
    'PayPal took another amount than was ordered, so no plan was given. The operator of this installation has been told and will clear it up.',
  declined: 'PayPal declined the payment. Nothing was charged; try another way to pay.',
  noMoney: 'PayPal has not taken the money. Approve the payment there and try again.',
  stillBusy: 'The payment is still being taken. Wait a moment, then look in Settings → Billing.',
  description: (plan: PlanName, cycle: BillingCycle) => `Pagewright ${plan}, ${TERMS[cycle]}`,
  webhookElsewhere: (address: string) => `Events are heard at ${address} only.`,
  noWebhook: 'PayPal knows no such webhook.',
  signatureWrong: 'This is not signed by PayPal.',
  adminsTry: 'Only admins of this workspace can begin its trial. Ask one of them.',
  trialUsed: 'This workspace has had its trial: there is one for each.',
  trialNeedless: (plan: string) =>
    `The plan ${plan} of this workspace is as large as the trial: there is nothing to try.`,
  noInvoice: 'There is no such invoice.',
  tooManyInvoices: 'Too many invoices were loaded. Wait an hour and try again.',
  ending: (endsAt: Date, next: PlanName, isTrial: boolean) =>
    `${isTrial ? 'The trial' : 'It'} ends on ${day.format(endsAt)} (UTC). The workspace is then on ${next}; everything in it stays. To go on, buy the plan in Settings → Billing.`,
  inWorkspace: (workspace: string | null, plan: PlanName) =>
    `${workspace ?? 'A workspace that is gone'} (${plan})`,
  cameInstead: (ordered: Money, came: Money | null) =>
    `Ordered: ${money(ordered)}. Came: ${came === null ? 'something else' : money(came)}${came !== null && money(came) === money(ordered) ? ', for another order or to another account' : ''}. No plan was given; clear it up at PayPal.`,
};

/** What each language says. */
export type PaymentSentences = typeof english;
