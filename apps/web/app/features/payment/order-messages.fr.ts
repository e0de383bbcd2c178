import type { OrderState } from '@pagewright/contract/payment';
import type { BillingCycle } from '@pagewright/contract/plans';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { orderMessages as english } from './order-messages.ts';

const STATES: Readonly<Record<OrderState, string>> = {
  new: 'Non commencée',
  created: 'Non approuvée',
  pending: 'En attente',
  completed: 'Payée',
  declined: 'Refusée',
  refunded: 'Remboursée',
  disputed: 'Contestée',
  mismatched: 'En vérification',
  abandoned: 'Abandonnée',
};
const MEANINGS: Readonly<Record<OrderState, string>> = {
  new: 'PayPal n’a aucune trace de cette commande. Rien n’a été débité.',
  created: 'Le paiement n’a pas été approuvé chez PayPal. Rien n’a été débité.',
  pending:
    'PayPal vérifie encore le paiement. L’offre commence automatiquement une fois le paiement effectué.',
  completed: 'Le paiement est effectué et l’offre est active.',
  declined: 'PayPal a refusé le paiement. Rien n’a été débité.',
  refunded: 'Le paiement a été remboursé : cette commande n’a donc plus d’offre.',
  disputed: 'Le paiement est contesté chez PayPal : l’offre est donc suspendue.',
  mismatched:
    'PayPal a débité un autre montant que celui de la commande. L’exploitant en est informé et s’en occupe.',
  abandoned: 'Personne n’a approuvé le paiement à temps. Rien n’a été débité.',
};
const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'Un mois', annual: 'Un an' };

/** Order texts, wherever orders are shown, in French. */
export const orderMessages: Translation<typeof english> = {
  state: (state) => STATES[state],
  meaning: (state) => MEANINGS[state],
  cycle: (cycle) => CYCLES[cycle],
};
