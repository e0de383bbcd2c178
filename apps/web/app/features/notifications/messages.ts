import { defineMessages } from '../../lib/messages/define-messages.ts';

/** Texts of the notification bell. */
export const notificationMessages = defineMessages('notificationMessages', (format) => ({
  button: 'Notifications',
  buttonUnread: (count: number) =>
    format.plural(count, { one: 'Notifications, # unread', other: 'Notifications, # unread' }),
  title: 'Notifications',
  loading: 'Loading...',
}));
