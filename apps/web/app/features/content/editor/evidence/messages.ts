import { defineMessages } from '../../../../lib/messages/define-messages.ts';

/** What is said of the pages that an item is compared with. */
export const evidenceMessages = defineMessages({
  en: (format) => ({
    title: 'Competitor pages',
    close: 'Close competitor pages',
    none: 'Not compared with any page yet. What needs pages is left out of the score.',
    comparedWith: (pages: number) =>
      format.plural(pages, {
        one: 'Compared with # competitor page',
        other: 'Compared with # competitor pages',
      }),
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
  }),
});
