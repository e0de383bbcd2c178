/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  forbidden: 'Only who ran this analysis, or an admin of the workspace, can remove it.',
  removedTooLongAgo: 'This analysis can no longer be brought back.',
  tooLarge: 'This analysis found more than can be kept. Ask for less at once.',
  otherKind: 'Only two runs of the same analysis can be compared.',
};

/** What each language says. */
export type RunSentences = typeof english;
