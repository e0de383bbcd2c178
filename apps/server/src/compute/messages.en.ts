/** The sentences in English. */
export const english = {
  userBusy: 'You have too many analyses waiting. Please wait until they are done, then try again.',
  busy: 'The server is busy with other analyses. Please try again in a few seconds.',
  tooSlow: (seconds: number) =>
    `This takes longer than ${seconds} seconds to compute. Shorten the text or give fewer pages, then try again.`,
  tooMuchMemory:
    'This needs more memory than one analysis may use. Shorten the text or give fewer pages, then try again.',
};

/** What each language says. */
export type ComputeSentences = typeof english;
