/** The sentences in English. */
export const english = {
  notYours: 'You may read this content but not ask for its review.',
  noReviewer: 'Only an admin of this workspace, other than the author, can review this.',
  adminsDecide: 'Only an admin of this workspace can approve or return content.',
  ownWork: 'You wrote this yourself: another admin has to approve or return it.',
  notOpen: 'Nobody waits for this review any more. It was decided or withdrawn.',
  outdated: 'The text was changed since you opened it. Read it again, then go on.',
  noComment: 'There is no such comment here.',
  notYourComment: 'This comment is somebody else’s.',
  notYoursToResolve: 'Whoever may change the text, or wrote the comment, can resolve it.',
  tooManyComments: (most: number) => `An item has at most ${most} comments and replies.`,
  adminsOnly: 'Only an admin of this workspace can change this.',
};

/** What each language says. */
export type ReviewSentences = typeof english;
