/** The sentences of these calls, in English; the application translates refusals by their code. */
export const scoringMessages = {
  noKeyword: 'Name the keyword whose search results the text is compared with.',
  scoring: 'Comparing the text',
} as const;
