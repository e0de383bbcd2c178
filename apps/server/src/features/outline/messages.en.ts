/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  removedTooLongAgo: 'This outline can no longer be brought back.',
  conflict: 'This outline was changed elsewhere since you opened it.',
  gathering: 'Gathering evidence',
  analysing: 'Analysing the keyword',
  composing: 'Writing the outline',
  wording: 'Wording the headings',
  noSection: 'This section is no longer in the outline.',
  nothingElse:
    'There is no other wording or question for this section. Paste more pages, or write it yourself.',
};

/** What each language says. */
export type OutlineSentences = typeof english;
