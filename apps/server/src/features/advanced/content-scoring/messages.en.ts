/** Messages in English. */
export const english = {
  noKeyword: 'Enter the keyword whose search results the text should be compared with.',
  scoring: 'Comparing the text',
};

/** Shape of the messages in each language. */
export type ScoringSentences = typeof english;
