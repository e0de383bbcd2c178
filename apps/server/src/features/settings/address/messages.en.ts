import type { AccountReviewKind } from '@pagewright/contract/settings/address';

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

/** The sentences in English. */
export const english = {
  nothingToConfirm: 'There is nothing to confirm about your email address.',
  reviewGone: 'This was answered already.',
  hello: (name: string) => `Hello ${name},`,
  ifNot:
    'If this was you, there is nothing to do. If not, choose a new password at once and end all sessions:',
  button: 'Open Security settings',
  deeds: {
    passwordChanged: {
      subject: 'Your Pagewright password was changed',
      what: 'The password of your account was changed, and every session was ended.',
    },
    twoFactorOn: {
      subject: 'Two-factor sign-in is on',
      what: 'From now on your account asks for a code of your authenticator when somebody signs in.',
    },
    twoFactorOff: {
      subject: 'Two-factor sign-in is off',
      what: 'Your account no longer asks for a code when somebody signs in.',
    },
    recoveryCodesRenewed: {
      subject: 'New recovery codes for Pagewright',
      what: 'New recovery codes were made for your account. The former ones are void.',
    },
  },
  reset: {
    subject: 'Your Pagewright password was reset',
    what: 'A new password was set for your account with a link that was mailed to you. Every session was ended.',
    tokens: (tokens: number) =>
      tokens === 0
        ? 'Your account has no API tokens.'
        : tokens === 1
          ? 'Your account has 1 API token, which still works. Revoke it in Settings if you do not know it.'
          : `Your account has ${tokens} API tokens, which still work. Revoke in Settings those that you do not know.`,
    why: 'Until now nobody had proven that this address is theirs, so somebody else may have set up what follows. API tokens were revoked; where something was taken away or turned off, Settings, Security shows it. Confirm what is yours and remove what is not:',
    list: 'To look at',
  },
  line: (kind: AccountReviewKind, label: string) => `${KINDS[kind]} ${label}`.trim(),
};

/** What each language says. */
export type AddressSentences = typeof english;
