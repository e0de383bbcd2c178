import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of Google Analytics: the connection and its figures. */
export const googleAnalyticsMessages = defineMessages('googleAnalyticsMessages', (format) => ({
  title: 'Google Analytics 4',
  help: 'Sessions, engagement, and key events by landing page, imported every day and shown next to the clicks from Google Search.',
  loading: 'Loading the connection',
  failed: 'The connection could not be loaded',
  retry: 'Retry',
  member: 'An admin of this workspace can connect Google Analytics.',
  steps: 'How to connect',
  step1: 'In Google Cloud, create a project and turn on the “Google Analytics Data API” for it.',
  step2:
    'Under IAM & Admin, Service accounts, create an account without any roles. Open it, then Keys, Add key, JSON.',
  step3:
    'In Google Analytics, open Admin, Property access management, and add the account’s email address as a Viewer.',
  step4:
    'In Google Analytics, open Admin, Property details, copy the property ID, and enter it here. Then upload the JSON file.',
  property: 'Property ID',
  propertyHelp: 'A number such as 123456789. Enter it before you upload the key.',
  upload: 'Upload JSON key',
  paste: 'Or paste the content of the file',
  connect: 'Connect',
  connecting: 'Asking Google',
  cancel: 'Cancel',
  tooLarge: 'This file is too large to be a key.',
  connected: 'Google accepted the key and the property.',
  account: 'Account',
  keyEnds: (end: string) => `Key ends in ${end}`,
  saveProperty: 'Use this property',
  otherProperty: 'Changing the property deletes what was imported for the current one.',
  saved: 'Saved.',
  hosts: 'Measured hosts',
  state: 'Status',
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
  noDays: 'Google has no days with sessions yet',
  provisional: (days: number) =>
    format.plural(days, {
      one: '# day is still provisional: Google may change it',
      other: '# days are still provisional: Google may change them',
    }),
  retention: (days: number) => `Figures are kept for ${format.number(days)} days.`,
  pull: 'Import now',
  view: 'View landing pages',
  replaceKey: 'Replace the key',
  remove: 'Disconnect',
  removeTitle: 'Disconnect Google Analytics?',
  removeText: 'The key and everything that was imported are deleted. This cannot be undone.',
  removed: 'Google Analytics was disconnected.',
  pages: 'Landing pages in Google Analytics',
  page: 'Landing page',
  sessions: 'Sessions',
  engaged: 'Engaged',
  keyEvents: 'Key events',
  clicks: 'Clicks from Google Search',
  count: (value: number | null) => (value === null ? '—' : format.number(value)),
  amount: (value: number | null) => (value === null ? '—' : format.number(Math.round(value * 10) / 10)),
  loadingPages: 'Loading landing pages',
  pagesFailed: 'The landing pages could not be loaded',
  waiting: 'Figures appear here as soon as the first days are imported, the newest first.',
  none: 'Google Analytics has no figures for this period.',
  measured: (property: string, from: string, to: string) =>
    `Measured by Google Analytics 4, property ${property}, ${from} to ${to}.`,
  zone: (zone: string) => `Its days are in the time zone ${zone}.`,
  channels:
    'Sessions come from every channel, also from visitors who return. Clicks come from Google Search alone and are counted by Search Console in Pacific time. The two count different things.',
  byPath: (hosts: string) =>
    `Measured hosts: ${hosts}. Google Analytics names a page by its path, so URLs that differ only in their host or after the “?” count as one page.`,
  notCovered: 'Your Search Console property does not cover these hosts, so clicks are not shown.',
  notInReport:
    'No row of Google Analytics names this page in this period. Its sessions are unknown, not zero.',
  missing: (days: number) =>
    format.plural(days, {
      one: '# day of the period has no figures from Google Analytics. It is missing here, not counted as zero.',
      other:
        '# days of the period have no figures from Google Analytics. They are missing here, not counted as zero.',
    }),
  provisionalDays: (days: number) =>
    format.plural(days, { one: '# day is provisional.', other: '# days are provisional.' }),
  unnamed: (sessions: number, other: number, notSet: number, missing: number) =>
    `Of ${format.plural(sessions, { one: '# session', other: '# sessions' })}, ${format.number(other)} are in Google’s row “(other)”, ${format.number(notSet)} have no landing page, and ${format.number(missing)} are in no row.`,
  otherDays: (days: number) =>
    format.plural(days, {
      one: 'On # day Google moved rare pages into “(other)”, so a page may have had more sessions than shown.',
      other:
        'On # days Google moved rare pages into “(other)”, so a page may have had more sessions than shown.',
    }),
  thresholdedDays: (days: number) =>
    format.plural(days, {
      one: 'On # day Google may have withheld pages with few visitors.',
      other: 'On # days Google may have withheld pages with few visitors.',
    }),
  sampledDays: (days: number) =>
    format.plural(days, {
      one: 'Google estimated # day from a sample.',
      other: 'Google estimated # days from a sample.',
    }),
  cappedDays: (days: number) =>
    format.plural(days, {
      one: 'On # day there are more pages than are imported.',
      other: 'On # days there are more pages than are imported.',
    }),
}));
