import type { Translation } from '../../../lib/messages/define-messages.ts';
import type * as english from './hosted-messages.ts';

export const hostedMessages: Translation<typeof english.hostedMessages> = {
  loading: 'Chargement...',
  failedTitle: 'Impossible de charger Clerk',
  failedText: 'Le service qui vous connecte est injoignable. Vérifiez votre connexion, puis réessayez.',
  tryAgain: 'Réessayer',
};
