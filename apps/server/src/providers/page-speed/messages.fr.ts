import type { PageSpeedSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: PageSpeedSentences = {
  name: 'Données de vitesse de Google',
  speed_key_invalid:
    'Google ne reconnaît pas cette clé API. Copiez la clé entière depuis Google Cloud, « API et services », « Identifiants ». Une nouvelle clé peut mettre quelques minutes à fonctionner.',
  speed_key_restricted:
    'Cette clé API est restreinte et ne peut pas être utilisée ici. Dans Google Cloud, ouvrez la clé et autorisez la Chrome UX Report API et la PageSpeed Insights API, sans restriction de sites web ou avec l’adresse IP de ce serveur.',
  speed_key_unreadable: 'La clé enregistrée est illisible. Saisissez de nouveau la clé API.',
  speed_api_disabled:
    'La Chrome UX Report API est désactivée dans le projet Google Cloud de cette clé. Activez-la dans « API et services », patientez quelques minutes, puis réessayez.',
  speed_lab_disabled:
    'La PageSpeed Insights API est désactivée dans le projet Google Cloud de la clé de cet espace de travail, ou la clé n’y a pas accès. Un administrateur peut l’activer dans « API et services ».',
  speed_page_failed:
    'Google n’a pas pu charger cette page. Vérifiez qu’elle s’ouvre sans connexion et que son serveur ne bloque pas Google.',
  speed_quota:
    'Le quota de Google pour cette clé est épuisé. Plus aucune requête n’est envoyée avant demain (heure du Pacifique).',
  speed_failed: 'Le service de vitesse de Google a rencontré une erreur.',
  speed_unreadable: 'La réponse du service de vitesse de Google est illisible.',
  speed_unreachable:
    'Le service de vitesse de Google est inaccessible depuis ce serveur. Vérifiez qu’il peut joindre googleapis.com.',
};
