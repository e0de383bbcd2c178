import type { AccountReviewKind } from '@pagewright/contract/settings/address';

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

/** The sentences in English. */
export const english = {
  nothingToConfirm: 'Your email address needs no confirmation.',
  reviewGone: 'You already answered this one.',
  hello: (name: string) => `Hello ${name},`,
  ifNot:
    'If this was you, there is nothing else to do. If not, choose a new password right away and end all sessions:',
  button: 'Open Security settings',
  events: {
    passwordChanged: {
      subject: 'Your Pagewright password was changed',
      what: 'Your account’s password was changed, and you were signed out everywhere.',
    },
    twoFactorOn: {
      subject: 'Two-factor sign-in is on',
      what: 'From now on, signing in to your account requires a code from your authenticator app.',
    },
    twoFactorOff: {
      subject: 'Two-factor sign-in is off',
      what: 'Signing in to your account no longer requires a code.',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes for Pagewright',
      what: 'New recovery codes were made for your account. The old ones no longer work.',
    },
  },
  reset: {
    subject: 'Your Pagewright password was reset',
    what: 'A new password was set for your account using a link emailed to you. You were signed out everywhere.',
    tokens: (tokens: number) =>
      tokens === 0
        ? 'Your account has no API tokens.'
        : tokens === 1
          ? 'Your account has 1 API token, which still works. Revoke it in Settings if you do not recognize it.'
          : `Your account has ${tokens} API tokens, which still work. Revoke any that you do not recognize in Settings.`,
    why: 'This address was not confirmed before, so somebody else may have set up the items below. They no longer work. Open Settings, Security, confirm what is yours and remove the rest:',
    list: 'To review',
  },
  line: (kind: AccountReviewKind, label: string) => `${KINDS[kind]} ${label}`.trim(),
};

/** What each language says. */
export type AddressSentences = typeof english;
