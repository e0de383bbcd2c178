import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What Billing says to operators of the installation. */
export const operatorMessages = defineMessages('operatorMessages', {
  title: 'Payments of this installation',
  help: 'Only operators see this. Refunds that were asked for wait here until you decide.',
  loading: 'Loading refunds',
  loadFailed: 'Failed to load refunds',
  retry: 'Retry',
  none: 'Nobody waits for a refund.',
  what: (plan: string, term: string, amount: string) => `${plan} · ${term} · ${amount}`,
  asked: (day: string, payer: string | null) => `Asked on ${day}${payer === null ? '' : ` · ${payer}`}`,
  order: (id: string) => `Order ${id}`,
  approve: 'Refund',
  approveOf: (amount: string, id: string) => `Refund ${amount} of order ${id}`,
  approveTitle: (amount: string) => `Pay ${amount} back?`,
  approveText: 'PayPal pays it back at once, and the plan of this order ends. This cannot be undone.',
  approved: 'The money was paid back',
  cancel: 'Cancel',
  webhook: 'Webhook',
  webhookHelp:
    'Has PayPal tell this server when a payment comes, goes back, or is disputed. Set it up once for each address of the server.',
  webhookAddress: 'Address of this server',
  setUp: 'Set up webhook',
  isSetUp: (id: string) => `PayPal tells this server what happens (webhook ${id})`,
});
