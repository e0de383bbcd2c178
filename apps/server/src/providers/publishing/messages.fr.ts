import type { RemoteSentences } from './messages.en.ts';

/** The same in French. */
export const french: RemoteSentences = {
  remote_secret_refused:
    'L’autre site a refusé le nom d’utilisateur, le mot de passe ou la clé. Créez-en une nouvelle là-bas et saisissez-la dans Réglages → Publication.',
  remote_may_not_publish:
    'Ce compte n’a pas le droit de publier sur l’autre site. Donnez-lui là-bas le rôle d’auteur ou d’éditeur, ou utilisez-en un autre.',
  remote_not_there:
    'Aucun site WordPress ou Ghost n’a été trouvé à cette adresse. Vérifiez l’adresse de la connexion.',
  remote_moved: 'L’autre site répond à une autre adresse. Saisissez-la dans Réglages → Publication.',
  remote_refused: 'L’autre site n’a pas accepté l’article.',
  remote_busy: 'L’autre site limite nos requêtes.',
  remote_failed: 'L’autre site a échoué.',
  remote_unreadable: 'La réponse de l’autre site est illisible.',
  remote_key_invalid:
    'Ce n’est pas une clé Admin API de Ghost : elle comporte deux parties séparées par un deux-points.',
  remote_secret_unreadable:
    'Le mot de passe ou la clé enregistrés ne sont plus lisibles. Saisissez-les de nouveau dans Réglages → Publication.',
};
