import type { Translation } from '../../lib/messages/define-messages.ts';
import type { badgeMessages as english } from './badge-messages.ts';

/** What a card says of its item's review, in French. */
export const badgeMessages: Translation<typeof english> = {
  open: 'Relecture demandée',
  approved: 'Approuvé',
  changed: 'Modifié depuis l’approbation',
  returned: 'Renvoyé',
};
