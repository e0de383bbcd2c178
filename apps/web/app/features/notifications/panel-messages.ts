import { defineMessages } from '../../lib/messages/define-messages.ts';

/** What the list behind the bell says. */
export const panelMessages = defineMessages('panelMessages', {
  title: 'Notifications',
  loading: 'Loading...',
  markAll: 'Mark all as read',
  unread: 'Unread',
  emptyTitle: 'Nothing new',
  emptyText: 'When something of yours is published, or fails to be, it appears here.',
  errorTitle: 'Notifications could not be loaded',
  retry: 'Retry',
  /** What happened; `{}` stands for the name of what it happened to. */
  published: '{} was published',
  publish_failed: '{} could not be published',
  published_late: '{} was published later than planned',
  usage_near: '{} of this month are used',
  usage_reached: '{} of this month are used: the limit is reached',
  webhook_disabled: '{} is told nothing more: its webhook was switched off',
  alert: '{} changed pages that you watch',
  event_due: '{} is due now',
  review_asked: '{} waits for a review',
  review_approved: '{} was approved',
  review_returned: '{} was returned to you',
  review_commented: '{} was commented on',
  invited: '{} invites you: the link is in the mail to you',
  joined: '{} has joined your workspace',
  made_admin: '{} has you as an admin now',
  made_member: '{} has you as a member now, and no admin any more',
  tryAgain: 'Publish now',
  tryAgainFor: (title: string) => `Publish ${title} now`,
  publishedAgain: (title: string) => `${title} was published.`,
  reasonUnreadable: 'Its text could not be read. Open it and save it once more.',
  reasonApproval:
    'This workspace publishes only what was approved, and this was not, or was changed since. Ask for a review.',
  reasonServer: 'The server had a problem each time it tried. Publish it by hand, or give it a new date.',
  reasonOther: 'Open it to see its state and publish it by hand.',
});
