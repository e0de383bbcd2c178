import type { OnboardingSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: OnboardingSentences = {
  workspaceName: 'Espace d’exemple',
  noSample: 'Vous n’avez pas d’espace d’exemple.',
  justRemoved: 'L’espace d’exemple vient d’être supprimé. Réessayez.',
  onlyWorkspace: 'L’espace d’exemple est votre seul espace de travail. Créez d’abord le vôtre.',
};
