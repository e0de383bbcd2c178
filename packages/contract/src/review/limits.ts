/** States of a review. */
export const REVIEW_STATES = ['open', 'approved', 'returned', 'withdrawn'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Limits, in UTF-16 units and entries. */
export const COMMENT_LIMITS = {
  text: 5_000,
  word: 2_000,
  quote: 500,
  /** Length of the stored context on either side of a position. */
  around: 40,
  reviewers: 20,
  /** Comments and replies of one item. */
  comments: 500,
  waiting: 50,
} as const;
