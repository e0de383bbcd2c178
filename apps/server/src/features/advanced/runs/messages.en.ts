/** Messages in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  forbidden: 'Only the person who ran this analysis or a workspace admin can remove it.',
  removedTooLongAgo: 'This analysis can no longer be restored.',
  tooLarge: 'This analysis found more than can be saved. Narrow it down and run it again.',
  otherKind: 'Only two runs of the same analysis can be compared.',
};

/** Shape of the messages in each language. */
export type RunSentences = typeof english;
