import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What the notifications say. */
export const notificationMessages = defineMessages({
  en: (format) => ({
    button: 'Notifications',
    buttonUnread: (count: number) =>
      format.plural(count, { one: 'Notifications, # unread', other: 'Notifications, # unread' }),
    title: 'Notifications',
    loading: 'Loading...',
    markAll: 'Mark all as read',
    unread: 'Unread',
    emptyTitle: 'Nothing new',
    emptyText: 'When something of yours is published, or fails to be, it appears here.',
    errorTitle: 'Notifications could not be loaded',
    retry: 'Retry',
    published: 'was published',
    publish_failed: 'could not be published',
    published_late: 'was published later than planned',
    usage_near: 'of this month are used',
    usage_reached: 'of this month are used: the limit is reached',
    webhook_disabled: 'is told nothing more: its webhook was switched off',
    alert: 'changed pages that you watch',
    event_due: 'is due now',
    review_asked: 'waits for a review',
    invited: 'invites you: the link is in the mail to you',
    joined: 'has joined your workspace',
    made_admin: 'has you as an admin now',
    made_member: 'has you as a member now, and no admin any more',
    tryAgain: 'Publish now',
    tryAgainFor: (title: string) => `Publish ${title} now`,
    publishedAgain: (title: string) => `${title} was published.`,
    reasonUnreadable: 'Its text could not be read. Open it and save it once more.',
    reasonServer: 'The server had a problem each time it tried. Publish it by hand, or give it a new date.',
    reasonOther: 'Open it to see its state and publish it by hand.',
  }),
});
