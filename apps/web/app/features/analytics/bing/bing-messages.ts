import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of Bing Webmaster Tools: the connection and its figures. */
export const bingMessages = defineMessages('bingMessages', (format) => ({
  title: 'Bing Webmaster Tools',
  help: 'Clicks and impressions of your site at Bing, imported every day and shown apart from Google’s.',
  loading: 'Loading the connection',
  failed: 'The connection could not be loaded',
  retry: 'Retry',
  member: 'An admin of this workspace can connect Bing Webmaster Tools.',
  steps: 'How to get a key',
  step1: 'Sign in to Bing Webmaster Tools, and add and verify your site there.',
  step2: 'Open Settings (the gear), API access, and accept the terms.',
  step3: 'Choose Generate API key.',
  step4: 'Paste the key here.',
  key: 'API key',
  connect: 'Connect',
  connecting: 'Asking Bing',
  cancel: 'Cancel',
  connected: 'Bing accepted the key.',
  keyEnds: (end: string) => `Ends in ${end}`,
  site: 'Site',
  chooseSite: 'Choose a site',
  noSites: 'This account has no site yet. Add it in Bing Webmaster Tools, then test again.',
  notVerified: (url: string) => `${url} (not verified)`,
  saveSite: 'Use this site',
  otherSite: 'Changing the site deletes what was imported for the current one.',
  saved: 'Saved.',
  state: 'Status',
  choose_site: 'Choose a site to start importing',
  pulling: 'Importing',
  current: 'Up to date',
  failing: 'The last import failed',
  since: (when: string) => `Since ${when}`,
  next: (when: string) => `Next import: ${when}`,
  pulledAt: (when: string) => `Last import: ${when}`,
  days: (first: string, last: string) => `Days from ${first} to ${last}`,
  noDays: 'Bing has no daily figures yet',
  retention: (days: number) =>
    `Bing returns only recent figures. What was imported is kept for ${format.number(days)} days.`,
  test: 'Test',
  works: (sites: number) =>
    format.plural(sites, {
      one: 'The key works: the account has # site.',
      other: 'The key works: the account has # sites.',
    }),
  pull: 'Import now',
  view: 'View Bing figures',
  replaceKey: 'Replace the key',
  remove: 'Disconnect',
  removeTitle: 'Disconnect Bing Webmaster Tools?',
  removeText: 'The key and everything that was imported are deleted. This cannot be undone.',
  removed: 'Bing Webmaster Tools was disconnected.',
  source: 'Search engine',
  loadingFigures: 'Loading Bing figures',
  figuresFailed: 'The Bing figures could not be loaded',
  waitingTitle: 'No days from Bing yet',
  waiting:
    'Figures appear here after the first import that finds any. Bing needs a few days for a site that was just added.',
  measured: (from: string, to: string) =>
    `Measured by Bing Webmaster Tools, ${from} to ${to}, days in Pacific time.`,
  missing: (days: number) =>
    format.plural(days, {
      one: '# day of the period has no figures from Bing. It is left blank, not counted as zero.',
      other: '# days of the period have no figures from Bing. They are left blank, not counted as zero.',
    }),
  weeks: (weeks: number, first: string, last: string) =>
    format.plural(weeks, {
      one: `Queries and pages: # week, dated ${first}. Bing sums them by week, without country or device, and names only the top ones, so they do not add up to the totals.`,
      other: `Queries and pages: # weeks, dated ${first} to ${last}. Bing sums them by week, without country or device, and names only the top ones, so they do not add up to the totals.`,
    }),
  apart: 'Bing and Google figures are never added up, because they count differently.',
  unknown: 'no figures',
}));
