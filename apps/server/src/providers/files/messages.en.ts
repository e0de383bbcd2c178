/** The sentences in English. */
export const english = {
  files_unavailable: 'File storage is not reachable right now. Try again in a few minutes.',
  files_refused: 'File storage refuses this server. Tell whoever runs this installation.',
};

/** What each language says. */
export type FileStoreSentences = typeof english;
