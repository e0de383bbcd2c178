import type { KeywordResearchLine } from '@pagewright/contract/content';
import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** What is said of the pages that an item is compared with. */
export const evidenceMessages = defineMessages('evidenceMessages', (format) => ({
  title: 'Competitor pages',
  close: 'Close competitor pages',
  none: 'Not compared with any page yet. What needs pages is left out of the score.',
  comparedWith: (pages: number) =>
    format.plural(pages, {
      one: 'Compared with # competitor page',
      other: 'Compared with # competitor pages',
    }),
  needsKeyword: 'Name the primary keyword, then it can be researched.',
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
    'Articles of an encyclopedia tell the terms of the subject. Add competitor pages to be compared with them.',
  free: 'Free: answers of the last day are used again.',
  researchFailed: 'The keyword could not be researched.',
  nothingFound: 'Nothing was found.',
  addInstead: 'You can add competitor pages yourself.',
  pagesLeftOut: (pages: number) =>
    format.plural(pages, {
      one: '# page could not be read and is left out.',
      other: '# pages could not be read and are left out.',
    }),
  found: 'Found by the research',
  position: (position: number, source: string | null) =>
    source === null ? `result ${format.number(position)}` : `result ${format.number(position)} of ${source}`,
  named: 'named by address',
  article: 'article',
  readAt: (moment: string) => `read ${format.date(moment)}`,
  loadFailed: 'The competitor pages could not be loaded',
  retry: 'Retry',
  loading: 'Loading...',
  add: 'Add competitor pages',
  manage: 'Competitor pages',
  help: 'Paste, upload or name pages that rank for your keyword. Their terms, questions and usual length become what your text is measured by. They stay in your workspace.',
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
