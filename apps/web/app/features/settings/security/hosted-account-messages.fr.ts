import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedAccountMessages as english } from './hosted-account-messages.ts';

/** Texts for accounts managed by a hosted identity service, in French. */
export const hostedAccountMessages: Translation<typeof english> = {
  title: 'Mot de passe, second facteur et appareils',
  text: 'Vous vous connectez par un service distinct. C’est là que vous changez votre mot de passe et votre adresse, activez ou désactivez le second facteur et voyez vos appareils.',
  open: 'Gérer la connexion et la sécurité',
  failed:
    'Impossible de charger Clerk. Le service de connexion est injoignable. Vérifiez votre connexion, puis réessayez.',
};
