import type { HttpSentences } from './messages.en.ts';

/** The same in French. */
export const french: HttpSentences = {
  invalidJson: 'Le corps de la requête n’est pas du JSON valide.',
  tooDeep: 'Le corps de la requête est imbriqué trop profondément.',
  tooManyValues:
    'Le corps de la requête contient trop de valeurs : 20 000 au plus sont acceptées. Envoyez-en moins à la fois.',
  forbiddenKey: 'Le corps de la requête contient une clé qui n’est pas autorisée.',
  unreadableText: 'La requête contient des caractères qui ne peuvent pas être enregistrés.',
  invalid: 'Requête non valide. Vérifiez votre saisie.',
  notFound: 'La ressource demandée est introuvable.',
  unknownField: (name: string) =>
    `Le champ « ${name} » n’est pas reconnu ici, rien n’a donc été enregistré. Retirez-le ou vérifiez son nom.`,
  unauthenticated: 'Une identification est nécessaire. Connectez-vous.',
  apiTokenInvalid: 'Ce jeton d’API n’est pas valide : il est inconnu, expiré ou révoqué.',
  apiTokenNotTaken: 'Cet appel ne peut pas se faire avec un jeton d’API. Connectez-vous pour le faire.',
  apiTokenScope: (scope) => `Ce jeton d’API n’autorise pas ${scope}.`,
  planWithoutApi: (plan) => `L’offre ${plan} ne donne pas accès à l’API.`,
  forbidden: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  tooLarge: 'La requête est trop volumineuse.',
  tooSlow: 'La requête est arrivée trop lentement.',
  wrongType: (media) => `Envoyez le corps en ${media} et indiquez-le dans l’en-tête Content-Type.`,
  tooMany: 'Trop de requêtes. Réessayez plus tard.',
  tooManyTitle: 'Trop de requêtes',
  tooManyPages:
    'Ce réseau a demandé trop de pages en peu de temps. Attendez une minute, puis rechargez la page.',
  server: 'Erreur du serveur. Réessayez plus tard.',
  unavailable: 'Service momentanément indisponible.',
  cancelled: 'L’appel a été annulé.',
  wrongCursor: 'Cet endroit de la liste n’est pas valide. Reprenez depuis le début.',
  keyReused: 'Cette clé d’idempotence a déjà servi pour une autre requête.',
};
