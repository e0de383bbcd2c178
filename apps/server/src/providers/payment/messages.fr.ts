import type { PaymentFaults } from './messages.en.ts';

/** The same in French. */
export const french: PaymentFaults = {
  payment_unavailable:
    'PayPal ne répond pas pour le moment. Rien n’a été débité deux fois ; réessayez dans un instant.',
  payment_busy: 'PayPal limite nos requêtes. Réessayez dans un instant.',
  payment_misconfigured:
    'PayPal n’accepte pas le compte de cette installation. Prévenez son exploitant ; rien n’a été débité.',
  payment_refused: 'PayPal n’a pas accepté le paiement.',
  payment_gone: 'PayPal n’a plus cette commande. Recommencez sur la page des tarifs.',
  payment_not_approved:
    'Cette commande n’a pas encore été approuvée dans PayPal. Approuvez-la dans PayPal et réessayez.',
  payment_declined: 'PayPal a refusé le paiement. Choisissez un autre moyen de payer dans la fenêtre PayPal.',
};
