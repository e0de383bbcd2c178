import type { NotificationKind } from '@pagewright/contract/notifications';
import type { UsageKind } from '@pagewright/contract/usage';

/** How much of a month's limit is used. */
export interface Usage {
  readonly kind: UsageKind;
  readonly used: number;
  readonly limit: number;
}

const REQUESTS: Readonly<Record<UsageKind, string>> = { seo: 'SEO requests', ai: 'AI requests' };

const HAPPENED: Readonly<Record<NotificationKind, (title: string) => string>> = {
  published: (title) => `“${title}” was published`,
  publish_failed: (title) => `“${title}” could not be published`,
  sources_missing: (title) => `“${title}” will not be published as scheduled: a sentence has no source`,
  published_late: (title) => `“${title}” was published later than planned`,
  usage_near: (title) => `${title} used this month`,
  usage_reached: (title) => `${title} used this month: you have reached the limit`,
  webhook_disabled: (title) => `The webhook to ${title} was turned off after repeated failures`,
  search_pull_failed: (title) => `${title}: the daily import is failing`,
  event_due: (title) => `“${title}” is due now`,
  alert: (title) => `${title}: competitors’ pages changed`,
  search_fell: (title) => `${title} lost ground in Google Search`,
  review_asked: (title) => `“${title}” is waiting for review`,
  review_approved: (title) => `“${title}” was approved`,
  review_returned: (title) => `“${title}” was sent back to you`,
  review_commented: (title) => `“${title}” was commented on`,
  invited: (title) => `You are invited to “${title}”. Check your email for the link`,
  joined: (title) => `${title} joined your workspace`,
  made_admin: (title) => `You are now an admin of “${title}”`,
  made_member: (title) => `You are now a member of “${title}” and no longer an admin`,
  plan_ending: (title) => `Your workspace’s ${title} plan ends soon`,
  refund_asked: (title) => `${title} requested a refund`,
  refund_declined: (title) => `Your refund for ${title} was declined`,
  payment_mismatched: (title) => `The payment does not match the order: ${title}`,
};

/** The sentences in English. */
export const english = {
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
  tooManyStreams:
    'Notifications are open in too many windows. This one checks for new ones every 30 seconds.',
  linkUnknown: 'This link is not valid. Turn off emails in your settings instead.',
  subscriptionInvalid: 'The browser’s push keys are not valid. Turn push notifications on again.',
  subscriptionTaken: 'Someone else gets push notifications in this browser. Turn them off and on again.',
  browserUnknown: 'This browser no longer gets push notifications.',
  lastPushOfHour: 'For anything else this hour, see Pagewright.',
  /** How much of a limit is used. */
  used: ({ kind, used, limit }: Usage) => `${used} of ${limit} ${REQUESTS[kind]}`,
  happened: (kind: NotificationKind, title: string) => HAPPENED[kind](title),
  open: 'Open in Pagewright',
  hello: (name: string) => `Hello ${name},`,
  lastOfHour: (mails: number) =>
    `This is the last of ${mails} emails this hour. For anything else until then, see Pagewright.`,
  whyMailed: (settings: string, off: string) =>
    `You get these emails because of your settings: ${settings}\nTurn them off without signing in: ${off}`,
};

/** What each language says. */
export type NotificationSentences = typeof english;
