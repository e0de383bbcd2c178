import type { Translation } from '../lib/messages/define-messages.ts';
import type { shellMessages as english } from './messages.ts';

/** Texts of the frame around every screen, in French. */
export const shellMessages: Translation<typeof english> = {
  skip: 'Aller au contenu',
  loading: 'Chargement...',
  screens: 'Écrans',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  collapseSidebar: 'Réduire la barre latérale',
  expandSidebar: 'Développer la barre latérale',
  toDark: 'Passer en mode sombre',
  toLight: 'Passer en mode clair',
  userMenu: (name) => `Menu utilisateur de ${name}`,
  userMenuLoading: 'Chargement…',

  failedTitle: 'Une erreur inattendue s’est produite',
  failedText:
    'Cet écran n’a pas pu s’afficher. Le recharger suffit en général. Tout ce que vous avez enregistré est en sécurité.',
  reload: 'Recharger',

  unreachableTitle: 'Échec du chargement de Clerk',
  unreachableText:
    'Le service de connexion est injoignable. Nous continuons d’essayer ; en attendant, vérifiez votre connexion.',
  tryAgain: 'Réessayer',
};
