import type { AccountReviewKind, AccountReviewState } from '@pagewright/contract/settings/address';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const KINDS: Readonly<Record<AccountReviewKind, string>> = {
  member: 'Member',
  invitation: 'Invitation',
  api_token: 'API token',
  webhook: 'Webhook',
  connection: 'Connected site',
  vendor_key: 'Service key',
  model_choice: 'Language model',
  calendar_feed: 'Calendar feed of',
  report_link: 'Shared report',
  report_schedule: 'Report by email',
  search_connection: 'Google Search Console',
  bing_connection: 'Bing Webmaster Tools',
  page_speed_connection: 'Google page speed data',
  ga4_connection: 'Google Analytics 4',
  site_domain: 'Custom domain',
  two_factor: 'Two-factor sign-in',
};

/** Texts about email verification. */
export const addressMessages = defineMessages('addressMessages', () => ({
  title: 'Confirm your email address',
  titleConfirmed: 'Email address confirmed',
  question: (email: string) => `Is ${email} your address, and is this your account? Then confirm it.`,
  confirm: 'Confirm my address',
  confirmed: (email: string) =>
    `${email} is confirmed. You can now invite people, create API tokens, or connect sites.`,
  otherAccount: 'If you have another account, sign in with the address that received the email.',
  notMine:
    'If you did not create this account, sign out and choose “Forgot password”. The account is then yours alone.',
  goOn: 'Continue',
  address: 'Email address',
  isConfirmed: 'Confirmed',
  isNotConfirmed: 'Not confirmed',
  waits: (email: string) =>
    `We emailed a link to ${email}. Until you open it, you cannot invite people, create API tokens or connect sites.`,
  send: 'Send a new link',
  sent: 'Link sent',
  review: 'Set up before your address was confirmed',
  reviewHelp:
    'Someone else may have created this account with your address. Confirm what is yours and remove the rest. Items that were already removed can be set up again in Settings.',
  confirmShort: 'Confirm',
  confirmItem: (item: string) => `Confirm ${item}`,
  dismiss: 'Got it',
  dismissItem: (item: string) => `Got it: ${item}`,
  remove: 'Remove',
  removeItem: (item: string) => `Remove ${item}`,
  bannerReview: (count: number) =>
    count === 1
      ? 'One item was set up in this account before you confirmed its address. Please review it.'
      : `${count} items were set up in this account before you confirmed its address. Please review them.`,
  banner: (email: string) => `Please confirm your email address: open the link we sent to ${email}.`,
  openReview: 'Review',
  kind: (kind: AccountReviewKind) => KINDS[kind],
  state: (kind: AccountReviewKind, state: AccountReviewState): string =>
    state === 'removed'
      ? 'removed'
      : kind === 'member'
        ? 'no access until you confirm'
        : kind === 'webhook'
          ? 'off until you confirm; renew its secret after that'
          : 'off until you confirm',
}));
