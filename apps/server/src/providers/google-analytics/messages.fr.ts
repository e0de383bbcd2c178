import type { GoogleAnalyticsSentences } from './messages.en.ts';

/** The sentences in French. */
export const french: GoogleAnalyticsSentences = {
  ga4_key_invalid:
    'Ce n’est pas la clé JSON d’un compte de service. Dans Google Cloud, ouvrez le compte de service, puis Clés, Ajouter une clé, JSON, et importez le fichier obtenu.',
  ga4_property_invalid:
    'Ce n’est pas un ID de propriété. Dans Google Analytics, ouvrez Admin, Détails de la propriété, et copiez le nombre « ID de propriété ». Un ID qui commence par « G- » ou « UA- » désigne autre chose.',
  ga4_key_refused:
    'Google n’accepte plus cette clé. Elle a peut-être été supprimée, ou l’horloge de ce serveur est déréglée. Créez une nouvelle clé JSON pour le compte de service et importez-la ici.',
  ga4_key_unreadable: 'La clé enregistrée est illisible. Importez-la de nouveau.',
  ga4_api_disabled:
    'L’API Google Analytics Data est désactivée dans le projet Google Cloud de cette clé. Activez-la dans « API et services », puis réessayez.',
  ga4_no_access:
    'Le compte de service n’a pas accès à cette propriété. Vérifiez l’ID de propriété. Puis, dans Google Analytics, ouvrez Admin, Gestion des accès à la propriété, et ajoutez l’adresse e-mail du compte en tant que lecteur.',
  ga4_property_lost:
    'Google Analytics n’a plus cette propriété. Si elle est dans la corbeille, restaurez-la dans Google Analytics ; sinon, saisissez l’ID d’une autre propriété.',
  ga4_quota: 'Le quota de Google pour cette propriété Google Analytics est épuisé pour le moment.',
  ga4_failed: 'Google Analytics a rencontré une erreur.',
  ga4_unreadable: 'La réponse de Google Analytics est illisible.',
  ga4_unreachable:
    'Google Analytics est inaccessible depuis ce serveur. Vérifiez qu’il peut joindre googleapis.com.',
};
