import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts about the schedule of a crawled site. */
export const siteScheduleMessages = defineMessages('siteScheduleMessages', (format) => ({
  label: 'Read this site again automatically',
  help: (pages: number) =>
    `Pages that change often are read again after a day, pages that stay the same after up to 90 days. At most ${format.number(pages)} pages a day. Uses no SEO requests.`,
  notEligible:
    'Only your own site and competitors on your watchlist are read again automatically. Add this site to your watchlist, or crawl it again here.',
  on: 'The site will be read again automatically.',
  off: 'The site will no longer be read again automatically.',
  changeFailed: 'This could not be changed.',
  loadFailed: 'When the site is read next could not be loaded.',
  retry: 'Retry',
  running: 'Pages that are due are being read now.',
  next: (at: string) => `Next reading: ${format.dateTime(at)}.`,
  last: (at: string, read: number) =>
    format.plural(read, {
      one: `Last reading: ${format.dateTime(at)}, # page.`,
      other: `Last reading: ${format.dateTime(at)}, # pages.`,
    }),
  changed: (count: number) =>
    format.plural(count, { one: '# page had changed.', other: '# pages had changed.' }),
  unchanged: 'No change was seen.',
  added: (count: number) => format.plural(count, { one: '# page is new.', other: '# pages are new.' }),
  gone: (count: number) => format.plural(count, { one: '# page is gone.', other: '# pages are gone.' }),
  redirected: (count: number) =>
    format.plural(count, { one: '# page is now redirected.', other: '# pages are now redirected.' }),
  back: (count: number) => format.plural(count, { one: '# page is back.', other: '# pages are back.' }),
  showChanged: 'Show changed pages',
}));
