import type { Translation } from '../../lib/messages/define-messages.ts';
import type { badgeMessages as english } from './badge-messages.ts';

/** What a card says of its item's review, in Spanish. */
export const badgeMessages: Translation<typeof english> = {
  open: 'Revisión solicitada',
  approved: 'Aprobado',
  changed: 'Cambiado tras la aprobación',
  returned: 'Devuelto',
};
