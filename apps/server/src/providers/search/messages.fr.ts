import type { SearchSentences } from './messages.en.ts';

/** The same in French. */
export const french: SearchSentences = {
  key_refused: (title) => `${title} a refusé la clé configurée. Vérifiez la clé.`,
  own_key_refused: (title) =>
    `${title} a refusé la clé de votre espace de travail. Un administrateur peut la changer dans Réglages, Clés d’API.`,
  credit_used_up: (title) =>
    `Le crédit chez ${title} est épuisé. Rechargez-le ou configurez une autre source.`,
  rate_limited: (title) => `${title} limite les requêtes. Réessayez dans une minute.`,
  json_off: (title) =>
    `${title} ne renvoie pas de JSON. Activez le format JSON dans ses réglages (search.formats).`,
  source_failed: (title) => `${title} a rencontré une erreur interne. Réessayez plus tard.`,
  source_refused: (title) => `${title} a rejeté la recherche. Essayez d’autres mots.`,
  source_too_slow: (title) => `${title} a mis trop de temps à répondre. Réessayez plus tard.`,
  source_unreachable: (title) => `${title} est injoignable. Vérifiez la connexion de ce serveur.`,
  source_unreadable: (title) => `La réponse de ${title} est illisible. Réessayez plus tard.`,
};
