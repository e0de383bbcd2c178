import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of the Search Console connection. */
export const searchConnectionMessages = defineMessages('searchConnectionMessages', (format) => ({
  title: 'Google Search Console',
  help: 'Clicks, impressions and positions of your site, imported every day: what Google measured, next to what we computed.',
  loading: 'Loading the connection',
  failed: 'The connection could not be loaded',
  retry: 'Retry',
  member: 'An admin of this workspace can connect Search Console.',
  steps: 'How to get a key',
  step1: 'In Google Cloud, create a project and turn on the “Google Search Console API” for it.',
  step2:
    'Under IAM & Admin, Service accounts, create an account without any roles. Open it, then Keys, Add key, JSON.',
  step3:
    'In Search Console, open Settings, Users and permissions, and add the account’s email address with restricted access.',
  step4: 'Upload the JSON file here.',
  upload: 'Upload JSON key',
  paste: 'Or paste the content of the file',
  connect: 'Connect',
  connecting: 'Asking Google',
  cancel: 'Cancel',
  tooLarge: 'This file is too large to be a key.',
  connected: 'Google accepted the key.',
  withKey: 'With a service account (recommended)',
  withAccount: 'With your Google account',
  signIn: 'Connect with Google',
  signInHelp:
    'This server may then read your Search Console data and nothing else. You can end that here at any time.',
  signInWarning:
    'If the operator’s app is still in testing at Google, Google ends this after seven days and you have to connect again. A service account’s key does not end.',
  signInOff:
    'You cannot sign in with a Google account here, because the operator of this server has not set it up.',
  finishing: 'Connecting your Google account',
  signedIn: 'Your Google account is connected.',
  denied: 'You did not allow it at Google, so nothing was connected.',
  connectAgain: 'Connect again',
  endsAt: (when: string) => `Google ends this permission on ${when}. Connect again before then.`,
  personAccount: 'A person’s Google account',
  account: 'Account',
  keyEnds: (end: string) => `Key ends in ${end}`,
  property: 'Property',
  chooseProperty: 'Choose a property',
  noProperties: (email: string) =>
    `This account sees no property yet. Add ${email} in Search Console under Settings, Users and permissions, then test again.`,
  noPropertiesOfPerson:
    'This Google account sees no property. Connect with an account that has access in Search Console.',
  notReadable: (url: string) => `${url} (no access to its figures)`,
  saveProperty: 'Use this property',
  otherProperty: 'Changing the property deletes what was imported for the current one.',
  saved: 'Saved.',
  brand: 'Brand terms',
  brandHelp: 'Queries with one of these words count as brand searches. Separate them with commas.',
  saveBrand: 'Save brand terms',
  state: 'Status',
  choose_property: 'Choose a property to start importing',
  pulling: (pulled: number, known: number) =>
    known === 0
      ? 'The first import is starting'
      : `Importing: ${format.number(pulled)} of ${format.number(known)} days`,
  current: 'Up to date',
  failing: 'The last import failed',
  since: (when: string) => `Since ${when}`,
  next: (when: string) => `Next import: ${when}`,
  pulledAt: (when: string) => `Last complete import: ${when}`,
  days: (first: string, last: string) => `Figures from ${first} to ${last}`,
  provisional: (days: number) =>
    format.plural(days, {
      one: '# day is still provisional: Google may change it',
      other: '# days are still provisional: Google may change them',
    }),
  capped: (days: number) =>
    format.plural(days, {
      one: '# day has more rows than Google returns; its totals are complete',
      other: '# days have more rows than Google returns; their totals are complete',
    }),
  retention: (days: number) =>
    `Figures are kept for ${format.number(days)} days, also by query, country and device.`,
  test: 'Test',
  works: (properties: number) =>
    format.plural(properties, {
      one: 'The connection works: the account sees # property.',
      other: 'The connection works: the account sees # properties.',
    }),
  pull: 'Import now',
  view: 'View search performance',
  replaceKey: 'Replace the key or account',
  remove: 'Disconnect',
  removeTitle: 'Disconnect Search Console?',
  removeText:
    'The key or permission and everything that was imported are deleted. A permission also ends at Google, for every connection here that was made with the same Google account. Files that were imported stay. This cannot be undone.',
  removed: 'Search Console was disconnected.',
}));
