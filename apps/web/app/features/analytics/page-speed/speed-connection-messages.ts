import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** The connection to Google's page speed data. */
export const speedConnectionMessages = defineMessages('speedConnectionMessages', (format) => ({
  title: 'Google page speed data',
  help: 'How fast your site is for real Chrome users: loading, response, and layout shifts, from Google’s Chrome UX Report. Free of charge.',
  loading: 'Loading the connection',
  failed: 'The connection could not be loaded',
  retry: 'Retry',
  member: 'An admin of this workspace can connect Google page speed data.',
  steps: 'How to get a key',
  step1:
    'In Google Cloud, create a project and turn on the “Chrome UX Report API” and the “PageSpeed Insights API” for it.',
  step2: 'Under APIs & Services, Credentials, choose Create credentials, API key.',
  step3: 'Restrict the key to these APIs. Do not restrict it to websites: this server uses it.',
  step4: 'Paste the key here.',
  key: 'API key',
  connect: 'Connect',
  connecting: 'Asking Google',
  cancel: 'Cancel',
  connected: 'Google accepted the key.',
  apiKey: 'Key',
  keyEnds: (end: string) => `Ends in ${end}`,
  site: 'Site',
  state: 'Status',
  no_site: 'Waiting for your site to be crawled',
  noSiteHelp:
    'Enter your site and crawl it under Competitive Analytics, Site Audit. Its pages are then checked automatically.',
  openSite: 'Open Site Audit',
  checking: (checked: number, known: number) =>
    known === 0
      ? 'The first check is starting'
      : `Checking: ${format.number(checked)} of ${format.number(known)} pages`,
  current: 'Up to date',
  failing: 'The last check failed',
  since: (when: string) => `Since ${when}`,
  next: (when: string) => `Next check: ${when}`,
  checkedAt: (when: string) => `Last complete check: ${when}`,
  pages: (checked: number, known: number) =>
    format.plural(known, {
      one: `${format.number(checked)} of # page checked`,
      other: `${format.number(checked)} of # pages checked`,
    }),
  calls: (today: number, most: number) =>
    `${format.number(today)} of ${format.number(most)} calls used today (Pacific Time)`,
  retention: (recheck: number, kept: number) =>
    `The site is checked every day, each page every ${format.number(recheck)} days. Results are kept for ${format.number(kept)} days.`,
  test: 'Test',
  works: 'The key works.',
  check: 'Check now',
  view: 'View page speed',
  replaceKey: 'Replace the key',
  remove: 'Disconnect',
  removeTitle: 'Disconnect Google page speed data?',
  removeText: 'The key and all imported results are deleted. This cannot be undone.',
  removed: 'Google page speed data was disconnected.',
}));
