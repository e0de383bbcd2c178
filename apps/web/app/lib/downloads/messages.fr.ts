import type { Translation } from '../messages/define-messages.ts';
import type { downloadMessages as english } from './messages.ts';

/** Texts of downloads, in French. */
export const downloadMessages: Translation<typeof english> = {
  nothing: 'Il n’y a encore rien à exporter.',
  preparing: 'Préparation de votre téléchargement…',
  failed: (reason) => `Le fichier n’a pas pu être créé : ${reason}`,
};
