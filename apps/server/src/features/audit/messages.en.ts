/** Messages in English. */
export const english = {
  adminsOnly: 'Only a workspace admin can see its activity.',
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
};

/** Shape of the messages in each language. */
export type AuditSentences = typeof english;
