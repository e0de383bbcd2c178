import type { HealthSentences } from './messages.en.ts';

/** The same in French. */
export const french: HealthSentences = {
  untried: 'pas encore essayé depuis le démarrage de ce serveur',
  answered: 'a répondu la dernière fois',
  failed: (fault) => `a échoué la dernière fois : ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'les adresses sont confirmées par e-mail',
    notAsked: 'les adresses ne sont pas confirmées : VERIFY_ADDRESSES est désactivé',
    noMail:
      'aucun serveur de messagerie : les e-mails attendent l’opérateur et les adresses ne sont pas confirmées',
  },
  notReady: {
    sentence: 'Ce serveur ne peut pas traiter d’appels pour le moment.',
    starting: 'il démarre',
    stopping: 'il s’arrête',
    database: 'la base de données ne répond pas',
    schema: 'la base de données n’a pas encore le schéma de cette version',
    jobs: 'ses tâches de fond ne tournent pas',
  },
  noFailedWork: 'Cette tâche n’existe plus ou n’a pas échoué.',
  notSet: {
    model: 'aucun modèle de langage n’est configuré : le moteur intégré écrit tout',
    search: 'aucune source de recherche n’est configurée',
  },
};
