import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { ssoMessages as english } from './messages.ts';

/** Texts of OpenID sign-in; errors by the code in the URL, in French. */
export const ssoMessages: Translation<typeof english> = {
  or: 'ou',
  continue: (name) => `Continuer avec ${name}`,
  again: (name) => `Se reconnecter avec ${name}`,
  failed: 'La connexion n’a pas pu être confirmée. Réessayez.',
  expired: 'Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Réessayez.',
  denied: 'Le fournisseur ne vous a pas donné accès.',
  unavailable: 'Le fournisseur est injoignable pour le moment. Réessayez plus tard.',
  no_email:
    'Le fournisseur n’a pas communiqué votre adresse e-mail. Demandez à votre administrateur de l’autoriser.',
  email_unverified: 'Le fournisseur n’a pas vérifié votre adresse e-mail. Contactez votre administrateur.',
  not_assigned: 'Votre compte n’a pas accès à cette application. Contactez votre administrateur.',
  seats_full: 'L’espace de travail n’a plus de place libre. Demandez à un administrateur d’en libérer une.',
};
