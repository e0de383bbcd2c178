import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts about purchases and orders in Billing. */
export const billingMessages = defineMessages('billingMessages', (format) => ({
  plans: 'What happens next',
  plansHelp:
    'A paid plan is a prepaid month or year. Nothing renews automatically. Buy again while it runs to extend it.',
  atEnd: (day: string, next: string) =>
    `This plan ends on ${day}; then the workspace moves to ${next}. Everything you made is kept and can be exported.`,
  trialEnds: (day: string, next: string) =>
    `Your trial is free until ${day}; then the workspace moves to ${next}. Everything you made is kept and can be exported.`,
  changesInTrial:
    'What you buy now starts after the trial, so you lose no free days. On the pricing page, you can also end the trial and start right away.',
  term: (plan: string, from: string, until: string) => `${plan}, ${from} to ${until}`,
  terms: 'Paid for',
  changes:
    'A larger plan starts right away, and the days left on your current plan are credited. A smaller one starts when your current plan ends.',
  upgrade: 'Upgrade Plan',
  adminsBuy: 'Only workspace admins can buy a plan. Ask one of them.',
  trial: (days: number) => `Try Professional for ${format.number(days)} days`,
  trialHelp: (days: number) =>
    `Free, no card needed, once per workspace. After ${format.number(days)} days the workspace goes back to Free, or to its paid plan, which pauses during the trial.`,
  trialBegun: (day: string) => `You are on Professional until ${day}`,
  trialOver: (day: string) => `The trial of this workspace ended on ${day}.`,
  loadingPlan: 'Loading your plan',
  planFailed: 'Failed to load your plan',

  orders: 'Orders',
  ordersHelp: 'This workspace’s purchases, newest first.',
  loading: 'Loading orders',
  loadFailed: 'Failed to load orders',
  retry: 'Retry',
  noOrders: 'No orders yet.',
  unpaid: (count: number) => format.plural(count, { one: '# unpaid order', other: '# unpaid orders' }),
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
  askRefund: 'Request a refund',
  askRefundOf: (what: string, day: string) => `Request a refund for ${what}, ${day}`,
  askTitle: (amount: string) => `Request a refund of ${amount}?`,
  askText: 'The operator decides. Once the refund is made, the plan from this order ends immediately.',
  cancel: 'Cancel',
  asked: 'Refund requested',
  refundAsked: (day: string) => `Refund requested on ${day}; the operator decides.`,
  refundDeclined: (day: string, reason: string | null) =>
    `The operator declined the refund on ${day}${reason === null ? '.' : `: ${reason}`}`,
}));
