import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { hostedMessages as english } from './hosted-messages.ts';

/** The screens of a hosted identity service, in French. */
export const hostedMessages: Translation<typeof english> = {
  loading: 'Chargement...',
  failedTitle: 'Impossible de charger Clerk',
  failedText: 'Le service qui vous connecte est injoignable. Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
};
