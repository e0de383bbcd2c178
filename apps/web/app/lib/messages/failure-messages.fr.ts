import type { Translation } from './define-messages.ts';
import type { failureMessages as english } from './failure-messages.ts';

const STATUSES: Readonly<Record<number, string>> = {
  0: 'Erreur réseau',
  400: 'Requête non valide. Vérifiez votre saisie.',
  401: 'Vous devez vous connecter.',
  403: 'Vous n’avez pas l’autorisation d’effectuer cette action.',
  404: 'La ressource demandée est introuvable.',
  429: 'Trop de requêtes. Réessayez plus tard.',
  503: 'Service momentanément indisponible.',
};
const OF_SERVER = 'Erreur du serveur. Réessayez plus tard.';

/** Failures in French. */
export const failureMessages: Translation<typeof english> = (format) => {
  const wait = (seconds: number): string =>
    seconds < 90
      ? format.plural(seconds, { one: 'dans # seconde', other: 'dans # secondes' })
      : format.plural(Math.ceil(seconds / 60), { one: 'dans # minute', other: 'dans # minutes' });
  return {
    rate_limited: (seconds) => `Trop de requêtes. Réessayez ${wait(seconds)}.`,
    too_many_sign_ins: (seconds) => `Trop de tentatives échouées pour ce compte. Réessayez ${wait(seconds)}.`,
    ofStatus: (status) =>
      STATUSES[status] ?? (status >= 500 ? OF_SERVER : 'Une erreur inattendue s’est produite'),
  };
};
