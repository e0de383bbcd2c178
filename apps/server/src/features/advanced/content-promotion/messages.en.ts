/** Messages in English. */
export const english = {
  writing: 'Choosing sentences',
  wording: 'Writing the posts',
  searching: 'Searching for sites on the topic',
};

/** Shape of the messages in each language. */
export type PromotionSentences = typeof english;
