/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  removedTooLongAgo: 'This outline can no longer be restored.',
  conflict: 'This outline has changed somewhere else since you opened it.',
  gathering: 'Gathering evidence',
  analyzing: 'Analyzing the keyword',
  composing: 'Writing the outline',
  wording: 'Writing the headings',
  noSection: 'This section is no longer in the outline.',
  nothingElse: 'There is no other heading or question for this section. Paste more pages, or write your own.',
};

/** What each language says. */
export type OutlineSentences = typeof english;
