import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Lab measurements of pages. */
export const labMessages = defineMessages('labMessages', (format) => ({
  title: 'Lab measurement',
  intro: (most: number) =>
    `Google loads one page on a simulated device and lists what slows it down. It takes about half a minute, up to ${format.number(most)} times a day. Real visitors may see other values.`,
  loading: 'Loading measurements',
  failed: 'The measurements could not be loaded',
  retry: 'Retry',
  url: 'Page to measure',
  urlHelp: 'Address of a page on your site, such as /pricing',
  device: 'Device',
  phone: 'Phone',
  desktop: 'Desktop',
  submit: 'Measure page',
  starting: 'Starting the measurement',
  cancel: 'Cancel',
  none: 'No page has been measured yet.',
  score: (score: number) => `${format.number(score)}/100`,
  fcp: 'First content (FCP)',
  lcp: 'Main content (LCP)',
  tbt: 'Blocked (TBT)',
  cls: 'Layout shift (CLS)',
  si: 'Speed index',
  seconds: (milliseconds: number) => `${format.number(Math.round(milliseconds / 10) / 100)} s`,
  shift: (score: number) => format.number(Math.round(score * 100) / 100),
  unknown: '—',
  audits: (count: number) => format.plural(count, { one: '# audit failed', other: '# audits failed' }),
  nothingFailed: 'No audit failed.',
  savesTime: (milliseconds: number) =>
    `Could save ${format.number(Math.round(milliseconds / 10) / 100)} s (estimated by Lighthouse)`,
  savesBytes: (bytes: number) =>
    `${format.number(Math.max(1, Math.round(bytes / 1_000)))} kB less to download`,
  by: (version: string) => `Measured by PageSpeed Insights with Lighthouse ${version}.`,
}));
