/** The sentences in English. */
export const english = {
  files_unavailable: 'File storage is unavailable right now. Try again in a few minutes.',
  files_refused: 'File storage rejected this server. Contact your administrator.',
};

/** The texts every language provides. */
export type FileStoreSentences = typeof english;
