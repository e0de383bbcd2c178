import type { AccountReviewKind, AccountReviewState } from '@pagewright/contract/settings/address';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const KINDS: Readonly<Record<AccountReviewKind, string>> = {
  member: 'Member',
  invitation: 'Invitation',
  api_token: 'API token',
  webhook: 'Webhook',
  connection: 'Connected site',
  vendor_key: 'Key of a service',
  calendar_feed: 'Calendar feed of',
  two_factor: 'Two-factor sign-in',
};
const STATES: Readonly<Record<AccountReviewState | 'off', string>> = {
  removed: 'removed',
  suspended: 'out until you confirm',
  standing: 'still there',
  off: 'turned off, with a new secret',
};

/** What is said about the proof of an address. */
export const addressMessages = defineMessages('addressMessages', () => ({
  title: 'Confirm your email address',
  question: (email: string) => `Is ${email} your address, and is this your account? Then confirm it.`,
  confirm: 'Confirm my address',
  confirmed: 'Your address is confirmed. You can invite people, make API tokens and connect sites now.',
  otherAccount: 'If you have another account, sign in with the address that the mail went to.',
  notMine:
    'If you did not make this account, sign out and choose “Forgot password”: the account is then yours alone.',
  goOn: 'Go on',
  openSettings: 'Open the settings',
  address: 'Email address',
  isConfirmed: 'Confirmed',
  isNotConfirmed: 'Not confirmed',
  waits: (email: string) =>
    `We mailed a link to ${email}. Until you open it you cannot invite people, make API tokens or connect sites.`,
  send: 'Send a new link',
  sent: 'Link sent',
  review: 'Set up before your address was confirmed',
  reviewHelp:
    'Somebody else may have made this account with your address. Members are out until you confirm them; what was removed can be set up again in Settings.',
  confirmMember: 'Confirm',
  seen: 'Got it',
  remove: 'Remove',
  bannerReview: (count: number) =>
    count === 1
      ? 'One thing was set up in this account before you confirmed its address. Please look at it.'
      : `${count} things were set up in this account before you confirmed its address. Please look at them.`,
  banner: (email: string) => `Please confirm your email address: open the link that we mailed to ${email}.`,
  look: 'Look at it',
  kind: (kind: AccountReviewKind) => KINDS[kind],
  state: (state: AccountReviewState | 'off') => STATES[state],
}));
