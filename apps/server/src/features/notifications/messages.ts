/** The sentences of this feature's refusals, in English; the application translates them by their code. */
export const notificationMessages = {
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
} as const;
