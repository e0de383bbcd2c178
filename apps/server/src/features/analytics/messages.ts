/** The sentences of this feature, in English; the application translates refusals by their code. */
export const analyticsMessages = {
  wrongRange: 'The range must begin before it ends, and hold 731 days at most.',
} as const;
