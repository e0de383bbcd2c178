import type { FileStoreSentences } from './messages.en.ts';

/** The same in French. */
export const french: FileStoreSentences = {
  files_unavailable:
    'Le stockage de fichiers est inaccessible pour le moment. Réessayez dans quelques minutes.',
  files_refused: 'Le stockage de fichiers a refusé ce serveur. Contactez votre administrateur.',
};
