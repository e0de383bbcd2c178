/** The sentences of this feature, in English; the application translates refusals by their code. */
export const auditMessages = {
  adminsOnly: 'Only an admin of this workspace can read its activity.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
} as const;
