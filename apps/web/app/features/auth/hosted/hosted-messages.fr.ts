import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedMessages as english } from './hosted-messages.ts';

/** The screens of a hosted identity service, in French. */
export const hostedMessages: Translation<typeof english> = {
  loading: 'Chargement...',
  failedTitle: 'Impossible de charger Clerk',
  failedText: 'Le service qui vous connecte est injoignable. Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
  invitationTitle: 'Vous êtes invité à rejoindre un espace de travail',
  invitationText: (name) =>
    `Vous êtes connecté en tant que ${name}. Une invitation s’accepte en se connectant par son lien : déconnectez-vous d’abord, et le lien vous reconnectera dans l’espace de travail auquel vous êtes invité.`,
  signOut: 'Se déconnecter et accepter',
  stay: 'Pas maintenant',
};
