import type { KeywordResearchLine } from '@pagewright/contract/content';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** Texts about the pages an item is compared with. */
export const evidenceMessages = defineMessages('evidenceMessages', (format) => ({
  title: 'Competitor pages',
  close: 'Close competitor pages',
  none: 'Not compared with any pages yet. Parts that need pages are left out of the score.',
  comparedWith: (pages: number) =>
    format.plural(pages, {
      one: 'Compared with # competitor page',
      other: 'Compared with # competitor pages',
    }),
  needsKeyword: 'Enter the primary keyword to research it.',
  research: 'Research this keyword',
  refresh: 'Refresh',
  researching: 'Researching…',
  cancel: 'Cancel',
  researched: ({ gatheredAt, pages, source }: KeywordResearchLine, now: Date) =>
    [
      `Researched ${format.relative(gatheredAt, now)}`,
      format.plural(pages.length, { one: '# page', other: '# pages' }),
      ...(source === null ? [] : [source]),
    ].join(' · '),
  articlesOnly:
    'Encyclopedia articles provide the topic’s terms. Add competitor pages to compare your text with them.',
  free: 'Free: results from the last 24 hours are reused.',
  researchFailed: 'The keyword could not be researched.',
  nothingFound: 'Nothing was found.',
  addInstead: 'You can add competitor pages yourself.',
  pagesLeftOut: (pages: number) =>
    format.plural(pages, {
      one: '# page could not be read and is left out.',
      other: '# pages could not be read and are left out.',
    }),
  found: 'Found by research',
  position: (position: number, source: string | null) =>
    source === null ? `result ${format.number(position)}` : `result ${format.number(position)} of ${source}`,
  named: 'entered by URL',
  article: 'article',
  readAt: (moment: string) => `read ${format.date(moment)}`,
  loadFailed: 'The competitor pages could not be loaded',
  retry: 'Retry',
  loading: 'Loading...',
  add: 'Add competitor pages',
  manage: 'Competitor pages',
  help: 'Paste, upload, or link to pages that rank for your keyword. Your text is measured against their terms, questions, and typical length. They stay in your workspace.',
  adding: (done: number, of: number) => `Adding ${format.number(done)} of ${format.number(of)}…`,
  added: (pages: number) => format.plural(pages, { one: '# page added.', other: '# pages added.' }),
  notAdded: (name: string, reason: string) => `${name}: ${reason}`,
  tooLarge: 'The file is too large.',
  words: (words: number) => format.plural(words, { one: '# word', other: '# words' }),
  source_pasted: 'pasted',
  source_uploaded: 'uploaded',
  source_fetched: 'fetched',
  untitled: 'Untitled page',
  remove: (title: string) => `Remove ${title}`,
  removeQuestion: 'Remove this page?',
  removeYes: 'Remove',
  removeNo: 'Keep',
  removeFailed: 'The page could not be removed',
  saveFirst: 'Save the content first: pages belong to a saved item.',
}));
