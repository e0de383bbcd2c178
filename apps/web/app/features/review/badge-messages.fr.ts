import type { Translation } from '../../lib/messages/define-messages.ts';
import type { badgeMessages as english } from './badge-messages.ts';

/** Texts of an item card's review badge, in French. */
export const badgeMessages: Translation<typeof english> = {
  open: 'Relecture demandée',
  approved: 'Approuvé',
  changed: 'Modifié depuis l’approbation',
  returned: 'Renvoyé',
};
