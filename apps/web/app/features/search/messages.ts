import type { ContentStatus } from '@pagewright/contract/content';
import { defineMessages } from '../../lib/messages/define-messages.ts';

const statuses: Readonly<Record<ContentStatus, string>> = {
  draft: 'Draft',
  review: 'In Review',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Texts of search. */
export const searchMessages = defineMessages('searchMessages', (format) => ({
  open: 'Search',
  title: 'Search content and screens',
  placeholder: 'Search content and screens',
  results: 'Results',
  content: 'Content',
  briefs: 'Briefs',
  outlines: 'Outlines',
  screens: 'Screens',
  actions: 'Actions',
  help: 'Help',
  searching: 'Searching...',
  found: (count: number) => format.plural(count, { one: '# result', other: '# results' }),
  nothing: (term: string) => `Nothing found for “${term}”`,
  nothingText:
    'Search covers the titles, text, and tags of content you can read, plus your briefs and outlines.',
  failed: 'Content could not be searched',
  retry: 'Retry',
  untitled: 'Untitled Content',
  ...statuses,
  move: 'to move',
  choose: 'to open',
  close: 'to close',
}));
