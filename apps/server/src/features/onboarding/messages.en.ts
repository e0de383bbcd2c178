/** The sentences in English. */
export const english = {
  workspaceName: 'Sample workspace',
  noSample: 'You have no sample workspace.',
  justRemoved: 'The sample workspace was just removed. Try again.',
  onlyWorkspace: 'The sample is your only workspace. Create your own first.',
};

/** What each language says. */
export type OnboardingSentences = typeof english;
