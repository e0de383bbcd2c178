import type { SearchConsoleSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: SearchConsoleSentences = {
  search_key_invalid:
    'Ce n’est pas la clé JSON d’un compte de service. Dans Google Cloud, ouvrez le compte de service, puis Clés, Ajouter une clé, JSON, et importez le fichier obtenu.',
  search_key_refused:
    'Google n’accepte plus cette clé. Elle a peut-être été supprimée, ou l’horloge de ce serveur est déréglée. Créez une nouvelle clé JSON pour le compte de service et importez-la ici.',
  search_key_unreadable: 'Ce que ce serveur a enregistré pour la connexion est illisible. Reconnectez-vous.',
  search_api_disabled:
    'L’API Search Console est désactivée dans le projet Google Cloud de cette connexion. Activez-la dans « API et services », puis réessayez.',
  search_no_access:
    'Ce compte n’a pas accès à cette propriété. Dans Search Console, ouvrez Paramètres, Utilisateurs et autorisations, et donnez-lui un accès restreint ou supérieur. Un compte de service s’ajoute par son adresse e-mail.',
  search_property_lost:
    'Le compte ne voit plus cette propriété. Ajoutez de nouveau le compte dans Search Console, ou choisissez une autre propriété.',
  search_grant_ended:
    'Google a mis fin à cette autorisation. Reconnectez-vous. Si l’application de l’exploitant est en test chez Google, les autorisations prennent fin au bout de sept jours.',
  search_client_refused:
    'Google n’accepte pas l’application de ce serveur, ou elle n’est plus configurée. L’exploitant du serveur doit vérifier GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET.',
  search_scope_missing:
    'Vous vous êtes connecté sans autoriser la lecture des données de Search Console. Reconnectez-vous et cochez cette autorisation.',
  search_sign_in_off:
    'La connexion avec Google n’est pas configurée sur ce serveur. Utilisez la clé d’un compte de service.',
  search_sign_in_expired: 'Cette connexion avec Google a pris trop de temps ou a déjà servi. Recommencez.',
  search_quota: 'Le quota de Google pour Search Console est épuisé pour le moment.',
  search_failed: 'Search Console a rencontré une erreur.',
  search_unreadable: 'La réponse de Search Console est illisible.',
  search_unreachable:
    'Search Console est inaccessible depuis ce serveur. Vérifiez qu’il peut joindre googleapis.com.',
};
