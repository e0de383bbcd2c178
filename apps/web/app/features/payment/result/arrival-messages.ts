import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts for users returning from PayPal. */
export const arrivalMessages = defineMessages('arrivalMessages', (format) => ({
  success: 'Payment Successful',
  cancelled: 'Payment Cancelled',
  error: 'Payment Error',
  incomplete: 'Payment Not Complete',
  loading: 'Loading payment details',
  welcome: (plan: string) => `Welcome to ${plan}. Your new plan is active now.`,
  startsLater: (plan: string, day: string) =>
    `Your ${plan} plan is paid for and starts on ${day}. Until then, you keep your current plan.`,
  approve: 'Approve at PayPal',
  checkAgain: 'Check again',
  noCharges: 'No charges were made. You can choose a plan again at any time.',
  noToken: 'No order ID found in URL',
  notLoaded: 'Failed to load payment details',
  retry: 'Retry',
  details: 'Order details',
  plan: 'Plan',
  amount: 'Amount',
  term: 'Term',
  status: 'Status',
  payer: 'PayPal account',
  order: 'Order ID',
  unknown: '—',
  goingOn: (seconds: number) =>
    format.plural(seconds, {
      one: 'Content Studio opens in # second.',
      other: 'Content Studio opens in # seconds.',
    }),
  willGoOn: 'Content Studio opens in a few seconds. You can stay on this page.',
  stay: 'Stay on this page',
  staying: 'Staying on this page.',
  start: 'Start Creating Content',
  manage: 'Manage Subscription',
  toPricing: 'Back to Pricing',
  toSupport: 'Contact Support',
  toDashboard: 'Go to Dashboard',
}));
