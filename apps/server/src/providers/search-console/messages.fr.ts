import type { SearchConsoleSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: SearchConsoleSentences = {
  search_key_invalid:
    'Ce n’est pas la clé JSON d’un compte de service. Dans Google Cloud, ouvrez le compte de service, puis Clés, Ajouter une clé, JSON, et importez le fichier obtenu.',
  search_key_refused:
    'Google n’accepte plus cette clé. Elle a peut-être été supprimée, ou l’horloge de ce serveur est déréglée. Créez une nouvelle clé JSON pour le compte de service et importez-la ici.',
  search_key_unreadable: 'La clé enregistrée est illisible. Importez de nouveau la clé JSON.',
  search_api_disabled:
    'L’API Search Console est désactivée dans le projet Google Cloud de cette clé. Activez-la dans « API et services », puis réessayez.',
  search_no_access:
    'Le compte de service n’a pas accès à cette propriété. Dans Search Console, ouvrez Paramètres, Utilisateurs et autorisations, et ajoutez l’adresse du compte avec un accès restreint ou supérieur.',
  search_property_lost:
    'Le compte de service ne voit plus cette propriété. Ajoutez de nouveau son adresse dans Search Console, ou choisissez une autre propriété.',
  search_quota: 'Le quota de Google pour Search Console est épuisé pour le moment.',
  search_failed: 'Search Console a rencontré une erreur.',
  search_unreadable: 'La réponse de Search Console est illisible.',
  search_unreachable:
    'Search Console est inaccessible depuis ce serveur. Vérifiez qu’il peut joindre googleapis.com.',
};
