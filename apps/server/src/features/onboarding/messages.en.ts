/** The sentences in English. */
export const english = {
  workspaceName: 'Sample workspace',
  noSample: 'You have no sample workspace.',
  justRemoved: 'The sample workspace was just removed. Try again.',
  onlyWorkspace: 'The sample is the only workspace you are in. Create one of your own first.',
};

/** What each language says. */
export type OnboardingSentences = typeof english;
