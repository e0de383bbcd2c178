/** The sentences in English. */
export const english = {
  writing: 'Choosing sentences',
  wording: 'Writing the posts',
  searching: 'Searching for sites on the topic',
};

/** What each language says. */
export type PromotionSentences = typeof english;
