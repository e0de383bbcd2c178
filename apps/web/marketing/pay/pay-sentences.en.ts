import { NETWORK_ERROR_MESSAGE } from '@pagewright/contract/errors';
import type { PlanName } from '@pagewright/contract/plans';

/** Texts of the payment flow, in English. */
export const english = {
  signIn: 'Sign in to pay with PayPal',
  off: 'Payment is not set up on this server. Ask its operator for a larger plan.',
  startsLater: (plan: PlanName, day: string) => `Your ${plan} plan starts on ${day}.`,
  currentPlan: 'Current plan',
  covered: 'Your plan already includes this one and has no end date, so there’s nothing to buy.',
  runs: (from: string, until: string) => `If you pay now: ${from} to ${until}`,
  startQuestion: 'When should it start?',
  atTrialEnd: (from: string, until: string) => `When your trial ends: ${from} to ${until}`,
  atOnce: (from: string, until: string) => `Start now: ${from} to ${until}`,
  givesUp: (until: string) => `You give up your free trial, which runs until ${until}.`,
  adminsOnly: 'Only admins of your workspace can buy a plan for it.',
  ask: (admins: string) => `Ask ${admins}.`,
  loading: 'Loading PayPal',
  setupFailed: 'The payment form could not be loaded.',
  scriptFailed: 'Failed to load the PayPal JS SDK script.',
  scriptLate: 'PayPal is not responding.',
  whatBlocks: 'Check whether something in your browser is blocking it, then try again.',
  retry: 'Try again',
  ineligible: 'PayPal cannot be used in this browser or country.',
  processing: 'Processing payment...',
  success: (plan: PlanName) => `Payment successful! Welcome to ${plan} plan.`,
  pending:
    'PayPal is still checking the payment. Your plan starts automatically once the payment arrives. See Settings → Billing.',
  cancelled: 'Payment was cancelled. You can try again anytime.',
  error: (message: string) => `Payment Error: ${message}`,
  createFailed: 'Failed to create order',
  createCallFailed: 'Failed to create payment order',
  captureFailed: 'Failed to capture payment',
  processFailed: 'Failed to process payment',
  payPalFailed: 'PayPal payment error',
  noNetwork: NETWORK_ERROR_MESSAGE,
  close: 'Close',
  closeMessage: 'Close message',
  notices: 'Messages',
  noticeTypes: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
};

/** The shape of these texts in each language. */
export type PaySentences = typeof english;
