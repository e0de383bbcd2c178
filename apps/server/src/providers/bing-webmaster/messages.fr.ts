import type { BingSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: BingSentences = {
  bing_key_invalid:
    'Bing n’accepte pas cette clé. Dans Bing Webmaster Tools, ouvrez Paramètres, Accès à l’API, et copiez la clé d’API.',
  bing_key_unreadable: 'La clé enregistrée est illisible. Saisissez-la de nouveau.',
  bing_site_lost:
    'Le compte de cette clé n’a plus ce site ou ne l’a pas vérifié. Vérifiez-le dans Bing Webmaster Tools, ou choisissez un autre site.',
  bing_throttled: 'Bing n’accepte plus de requêtes pour le moment.',
  bing_failed: 'Bing Webmaster Tools a rencontré une erreur.',
  bing_unreadable: 'La réponse de Bing Webmaster Tools est illisible.',
  bing_unreachable:
    'Bing Webmaster Tools est inaccessible depuis ce serveur. Vérifiez qu’il peut joindre ssl.bing.com.',
};
