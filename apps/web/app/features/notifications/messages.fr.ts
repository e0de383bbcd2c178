import type { Translation } from '../../lib/messages/define-messages.ts';
import type { notificationMessages as english } from './messages.ts';

/** Texts of the notification bell, in French. */
export const notificationMessages: Translation<typeof english> = (format) => ({
  button: 'Notifications',
  buttonUnread: (count) =>
    format.plural(count, { one: 'Notifications : # non lue', other: 'Notifications : # non lues' }),
  title: 'Notifications',
  loading: 'Chargement...',
});
