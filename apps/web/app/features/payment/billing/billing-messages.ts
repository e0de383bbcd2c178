import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What Billing says of buying and of orders. */
export const billingMessages = defineMessages('billingMessages', (format) => ({
  plans: 'Your plan from here on',
  plansHelp:
    'A paid plan is a prepaid month or year. Nothing renews by itself: buying again while it runs makes it longer.',
  atEnd: (day: string, next: string) =>
    `This plan ends on ${day}; then the workspace is on ${next}. What you made stays and can be exported.`,
  trialEnds: (day: string, next: string) =>
    `Your trial is free until ${day}; then the workspace is on ${next}. What you made stays and can be exported.`,
  changesInTrial:
    'A plan that you buy now starts when the trial ends, so you lose no free day. On the pricing page you can choose to start at once instead.',
  term: (plan: string, from: string, until: string) => `${plan}, ${from} to ${until}`,
  terms: 'Paid for',
  changes:
    'A larger plan begins at once, and the days left of the present one are credited. A smaller one begins when the present one ends.',
  upgrade: 'Upgrade Plan',
  adminsBuy: 'Only admins of this workspace can buy a plan for it. Ask one of them.',
  trial: (days: number) => `Try Professional for ${format.number(days)} days`,
  trialHelp: (days: number) =>
    `Free of charge, without a card, once for each workspace. After ${format.number(days)} days the workspace is on Free again, or continues a plan that is paid for: it pauses during the trial.`,
  trialBegun: (day: string) => `You are on Professional until ${day}`,
  trialOver: (day: string) => `The trial of this workspace ended on ${day}.`,
  loadingPlan: 'Loading your plan',
  planFailed: 'Failed to load your plan',

  orders: 'Orders',
  ordersHelp: 'What this workspace has bought, the newest first.',
  loading: 'Loading orders',
  loadFailed: 'Failed to load orders',
  retry: 'Retry',
  noOrders: 'Nothing was bought yet.',
  unpaid: (count: number) =>
    format.plural(count, { one: '# order that was not paid', other: '# orders that were not paid' }),
  approve: 'Approve at PayPal',
  approveOf: (what: string, day: string) => `Approve ${what}, ${day}, at PayPal`,
  bought: (plan: string, term: string) => `${plan} · ${term}`,
  page: (page: number, pages: number) => `Page ${format.number(page)} of ${format.number(pages)}`,
  pages: 'Pages of orders',
  newer: 'Newer',
  older: 'Older',
  invoice: 'Invoice',
  invoiceOf: (number: string) => `Invoice ${number}`,
  creditNote: 'Credit note',
  creditNoteOf: (number: string) => `Credit note ${number}`,
  askRefund: 'Ask for a refund',
  askRefundOf: (what: string, day: string) => `Ask for a refund of ${what}, ${day}`,
  askTitle: (amount: string) => `Ask for ${amount} back?`,
  askText: 'The operator decides. When the money is paid back, the plan of this order ends at once.',
  cancel: 'Cancel',
  asked: 'The operator was asked for the refund',
  refundAsked: (day: string) => `Refund asked on ${day}; the operator decides.`,
  refundDeclined: (day: string, reason: string | null) =>
    `The operator declined the refund on ${day}${reason === null ? '.' : `: ${reason}`}`,
}));
