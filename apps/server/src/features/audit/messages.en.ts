/** The sentences in English. */
export const english = {
  adminsOnly: 'Only an admin of this workspace can read its activity.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
};

/** What each language says. */
export type AuditSentences = typeof english;
