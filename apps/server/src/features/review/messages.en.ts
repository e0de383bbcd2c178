/** The sentences in English. */
export const english = {
  notYours: 'You can read this content but not request a review.',
  noReviewer: 'Only a workspace admin other than the author can review this.',
  adminsDecide: 'Only a workspace admin can approve content or send it back.',
  ownWork: 'You wrote this yourself, so another admin has to approve it or send it back.',
  notOpen: 'This review is closed. It was decided or withdrawn.',
  outdated: 'The text has changed since you opened it. Read it again, then continue.',
  noComment: 'This comment does not exist.',
  notYourComment: 'This comment belongs to someone else.',
  notYoursToResolve: 'Only people who can edit the text, or the comment’s author, can resolve it.',
  tooManyComments: (most: number) => `An item can have at most ${most} comments and replies.`,
  adminsOnly: 'Only a workspace admin can change this.',
};

/** What each language says. */
export type ReviewSentences = typeof english;
