import type { Translation } from '../../lib/messages/define-messages.ts';
import type { badgeMessages as english } from './badge-messages.ts';

/** Texts of an item card's review badge, in Spanish. */
export const badgeMessages: Translation<typeof english> = {
  open: 'Revisión solicitada',
  approved: 'Aprobado',
  changed: 'Cambiado tras la aprobación',
  returned: 'Devuelto',
};
