import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedMessages as english } from './hosted-messages.ts';

/** Texts around the screens of a hosted identity service, in French. */
export const hostedMessages: Translation<typeof english> = {
  loading: 'Chargement...',
  failedTitle: 'Impossible de charger Clerk',
  failedText: 'Le service de connexion est injoignable. Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
  invitationTitle: 'Vous êtes invité à rejoindre un espace de travail',
  invitationText: (name) =>
    `Vous êtes connecté en tant que ${name}. Pour accepter l’invitation, il faut se connecter avec son lien : déconnectez-vous d’abord. Le lien vous connectera ensuite à l’espace de travail auquel vous êtes invité.`,
  signOut: 'Se déconnecter et accepter',
  stay: 'Pas maintenant',
};
