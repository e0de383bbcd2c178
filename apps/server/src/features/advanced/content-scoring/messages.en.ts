/** The sentences in English. */
export const english = {
  noKeyword: 'Enter the keyword whose search results the text should be compared with.',
  scoring: 'Comparing the text',
};

/** What each language says. */
export type ScoringSentences = typeof english;
