/** The sentences in English. */
export const english = {
  userBusy: 'You already have several analyses waiting. Wait until they finish, then try again.',
  busy: 'The server is busy with other analyses. Please try again in a few seconds.',
  tooSlow: (seconds: number) =>
    `This would take more than ${seconds} seconds. Shorten the text or use fewer pages, then try again.`,
  tooMuchMemory:
    'This needs more memory than an analysis can use. Shorten the text or use fewer pages, then try again.',
};

/** What each language says. */
export type ComputeSentences = typeof english;
