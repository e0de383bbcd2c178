import type { PlanName } from '@pagewright/contract/plans';

/** What is said while somebody pays. The marketing site speaks English. */
export const paySentences = {
  signIn: 'Sign in to pay with PayPal',
  off: 'Payment is not set up on this server. Ask its operator for a larger plan.',
  adminsOnly: 'Only admins of your workspace can buy a plan for it.',
  ask: (admins: string) => `Ask ${admins}.`,
  loading: 'Loading PayPal',
  setupFailed: 'What is needed to pay could not be loaded.',
  scriptFailed: 'Failed to load the PayPal JS SDK script.',
  scriptLate: 'PayPal does not answer.',
  whatBlocks: 'Look whether something in your browser blocks it, then try again.',
  retry: 'Try again',
  ineligible: 'PayPal cannot be used in this browser or country.',
  processing: 'Processing payment...',
  success: (plan: PlanName) => `Payment successful! Welcome to ${plan} plan.`,
  pending:
    'PayPal is still checking the payment. The plan begins by itself as soon as the money has come; Settings → Billing shows it.',
  cancelled: 'Payment was cancelled. You can try again anytime.',
  error: (message: string) => `Payment Error: ${message}`,
  createFailed: 'Failed to create order',
  createCallFailed: 'Failed to create payment order',
  captureFailed: 'Failed to capture payment',
  processFailed: 'Failed to process payment',
  payPalFailed: 'PayPal payment error',
  close: 'Close',
  notices: 'Notices',
} as const;
