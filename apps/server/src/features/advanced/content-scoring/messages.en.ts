/** The sentences in English. */
export const english = {
  noKeyword: 'Name the keyword whose search results the text is compared with.',
  scoring: 'Comparing the text',
};

/** What each language says. */
export type ScoringSentences = typeof english;
