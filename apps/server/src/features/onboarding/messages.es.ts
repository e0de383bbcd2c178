import type { OnboardingSentences } from './messages.en.ts';

/** The sentences in Spanish. */
export const spanish: OnboardingSentences = {
  workspaceName: 'Espacio de ejemplo',
  noSample: 'No tienes un espacio de ejemplo.',
  justRemoved: 'El espacio de ejemplo se acaba de eliminar. Inténtalo de nuevo.',
  onlyWorkspace: 'El de ejemplo es tu único espacio de trabajo. Crea primero uno propio.',
};
