import type { HealthSentences } from './messages.en.ts';

/** Messages in French. */
export const french: HealthSentences = {
  untried: 'pas utilisé depuis le démarrage de ce serveur',
  answered: 'a répondu à la dernière requête',
  failed: (fault) => `a échoué à la dernière requête : ${fault.replaceAll('_', ' ')}`,
  addresses: {
    confirmed: 'les adresses sont confirmées par e-mail',
    notAsked: 'les adresses ne sont pas confirmées : VERIFY_ADDRESSES est désactivé',
    noMail:
      'aucun serveur de messagerie : les e-mails attendent l’exploitant et les adresses ne sont pas confirmées',
  },
  notReady: {
    sentence: 'Ce serveur n’est pas prêt à recevoir de requêtes.',
    starting: 'il démarre',
    stopping: 'il s’arrête',
    database: 'la base de données ne répond pas',
    schema: 'la base de données n’a pas encore le schéma de cette version',
    jobs: 'ses tâches de fond ne tournent pas',
  },
  noFailedWork: 'Cette tâche n’existe plus ou n’a pas échoué.',
  notSet: {
    model: 'aucun modèle de langage n’est configuré : le moteur intégré est utilisé',
    search: 'aucune source de recherche n’est configurée',
  },
};
