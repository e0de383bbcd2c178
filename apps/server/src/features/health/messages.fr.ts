import type { HealthSentences } from './messages.en.ts';

/** The same in French. */
export const french: HealthSentences = {
  untried: 'pas encore essayé depuis le démarrage de ce serveur',
  answered: 'a répondu la dernière fois',
  failed: (fault) => `a échoué la dernière fois : ${fault.replaceAll('_', ' ')}`,
  notSet: {
    model: 'aucun modèle de langage n’est configuré : le moteur intégré écrit tout',
    search: 'aucune source de recherche n’est configurée',
  },
};
