import type { Translation } from '../../lib/messages/define-messages.ts';
import type { notificationMessages as english } from './messages.ts';

/** Texts of the notification bell, in Spanish. */
export const notificationMessages: Translation<typeof english> = (format) => ({
  button: 'Notificaciones',
  buttonUnread: (count) => `Notificaciones: ${format.number(count)} sin leer`,
  title: 'Notificaciones',
  loading: 'Cargando...',
});
