import type { HttpSentences } from './messages.en.ts';

/** The same in French. */
export const french: HttpSentences = {
  invalidJson: 'Le corps de la requête n’est pas du JSON valide.',
  tooDeep: 'Le corps de la requête est imbriqué trop profondément.',
  tooManyValues:
    'Le corps de la requête contient trop de valeurs (limite : 20 000). Divisez-la en requêtes plus petites.',
  forbiddenKey: 'Le corps de la requête contient une clé qui n’est pas autorisée.',
  unreadableText: 'La requête contient des caractères qui ne peuvent pas être enregistrés.',
  invalid: 'Requête non valide. Vérifiez votre saisie.',
  notFound: 'La ressource demandée est introuvable.',
  unknownField: (name: string) =>
    `Champ inconnu : « ${name} ». Rien n’a été enregistré. Retirez-le ou vérifiez son nom.`,
  unauthenticated: 'Une identification est nécessaire. Connectez-vous.',
  apiTokenInvalid: 'Ce jeton d’API n’est pas valide : il est inconnu, expiré ou révoqué.',
  apiTokenNotTaken: 'Ce point d’accès n’accepte pas les jetons d’API. Connectez-vous.',
  apiTokenScope: (scope) => `Ce jeton d’API n’autorise pas ${scope}.`,
  planWithoutApi: (plan) => `L’offre ${plan} ne donne pas accès à l’API.`,
  notForClients: 'Les clients peuvent lire les rapports de cet espace de travail, et rien d’autre.',
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  tooLarge: 'La requête est trop volumineuse.',
  tooSlow: 'La requête est arrivée trop lentement.',
  wrongType: (media) => `Envoyez le corps en ${media} et indiquez-le dans l’en-tête Content-Type.`,
  tooMany: 'Trop de requêtes. Réessayez plus tard.',
  tooManyTitle: 'Trop de requêtes',
  tooManyPages:
    'Trop de pages ont été demandées depuis ce réseau en peu de temps. Attendez une minute, puis rechargez la page.',
  server: 'Erreur du serveur. Réessayez plus tard.',
  overloaded: 'Le serveur est occupé. Réessayez dans quelques secondes.',
  overloadedTitle: 'Le serveur est occupé',
  unavailable: 'Service momentanément indisponible.',
  storageFull:
    'Le disque du serveur est plein : rien ne peut être enregistré pour le moment. Ce qui est déjà enregistré reste lisible. Prévenez votre administrateur.',
  storageFullTitle: 'Le disque est plein',
  cancelled: 'La requête a été annulée.',
  wrongCursor: 'Cette page de la liste n’est plus valide. Rechargez la liste.',
  keyReused: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
  answerUnreadable:
    'Cette requête a déjà été exécutée, mais sa réponse n’est plus lisible. Vérifiez le résultat avant de la renvoyer avec une autre clé d’idempotence.',
  runTooLong: 'L’analyse a duré trop longtemps et a été arrêtée. Affinez-la et réessayez.',
  runLost: 'L’analyse a échoué plusieurs fois et a été arrêtée. Réessayez ou affinez-la.',
  runCanceled: 'L’analyse a été annulée.',
  runGone: 'Cette exécution n’existe pas ou s’est terminée il y a plus de 7 jours.',
  tooManyRuns:
    'Trop d’analyses de cet espace de travail sont en attente. Réessayez quand certaines seront terminées.',
  runQueued:
    'L’analyse attend la fin d’autres analyses de cet espace de travail. Elle démarrera toute seule.',
  runGoesOn: (step, done, total) =>
    `L’analyse est toujours en cours${step === '' ? '' : ` : ${step}`}${total > 0 ? ` (${done} sur ${total})` : ''}. Son résultat sera enregistré quand elle sera terminée.`,
};
