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
    event_due: 'is due now',
    review_asked: 'waits for a review',
    tryAgain: 'Publish now',
    tryAgainFor: (title: string) => `Publish ${title} now`,
    publishedAgain: (title: string) => `${title} was published.`,
    reasonUnreadable: 'Its text could not be read. Open it and save it once more.',
    reasonServer: 'The server had a problem each time it tried. Publish it by hand, or give it a new date.',
    reasonOther: 'Open it to see its state and publish it by hand.',
  }),
});

/** What the page of a mailed link says that turns mails off. */
export const mailOffMessages = defineMessages({
  en: () => ({
    title: 'Email notifications',
    question: 'Turn these mails off? The bell in the application still shows everything.',
    turnOff: 'Turn mails off',
    turnOn: 'Turn them on again',
    isOff: 'Mails are off. You get no more of them.',
    isOn: 'Mails are on again.',
    linkMissingTitle: 'This link is not whole',
    linkMissing: 'Open it from the mail once more, or turn mails off in the settings.',
    settings: 'Open the settings',
  }),
});
