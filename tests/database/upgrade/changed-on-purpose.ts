/** What a migration changed in rows that existed. Everything else has to stay as it was. */
export interface IntendedChange {
  /** The migration that did it: rows of fixtures with an earlier schema change. */
  readonly by: string;
  readonly table: string;
  /** The column with a new value; absent if rows were deleted or added. */
  readonly column?: string;
  readonly rows?: 'deleted' | 'added';
  readonly reason: string;
}

export const CHANGED_ON_PURPOSE: readonly IntendedChange[] = [
  {
    by: '0040_close-sessions-and-links',
    table: 'session',
    column: 'token',
    reason: 'session tokens are kept as hashes',
  },
  {
    by: '0040_close-sessions-and-links',
    table: 'verification',
    rows: 'deleted',
    reason: 'earlier links were kept readable, and anyone who could read them could have used them',
  },
  {
    by: '0045_review-kept',
    table: 'account_review',
    rows: 'deleted',
    reason: 'a review lists only what a password reset suspended, no longer what still works',
  },
];
