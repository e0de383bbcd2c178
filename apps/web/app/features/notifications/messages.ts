import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What the bell says. */
export const notificationMessages = defineMessages('notificationMessages', (format) => ({
  button: 'Notifications',
  buttonUnread: (count: number) =>
    format.plural(count, { one: 'Notifications, # unread', other: 'Notifications, # unread' }),
  title: 'Notifications',
  loading: 'Loading...',
}));
