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
  sources_missing: (title) => `“${title}” will not be published on its date: a sentence has no source`,
  published_late: (title) => `“${title}” was published later than planned`,
  usage_near: (title) => `${title} of this month are used`,
  usage_reached: (title) => `${title} of this month are used: the limit is reached`,
  webhook_disabled: (title) => `${title} is told nothing more: its webhook was switched off`,
  search_pull_failed: (title) => `${title}: the daily pull fails`,
  event_due: (title) => `“${title}” is due now`,
  alert: (title) => `${title}: pages of competitors changed`,
  review_asked: (title) => `“${title}” waits for a review`,
  review_approved: (title) => `“${title}” was approved`,
  review_returned: (title) => `“${title}” was returned to you`,
  review_commented: (title) => `“${title}” was commented on`,
  invited: (title) => `You are invited to “${title}”: the link is in the mail to you`,
  joined: (title) => `${title} has joined your workspace`,
  made_admin: (title) => `You are an admin of “${title}” now`,
  made_member: (title) => `You are a member of “${title}” now, and no admin any more`,
  plan_ending: (title) => `The plan ${title} of your workspace ends soon`,
  refund_asked: (title) => `${title} asks for its money back`,
  refund_declined: (title) => `The money for ${title} is not paid back`,
  payment_mismatched: (title) => `Other money came than was ordered: ${title}`,
};

/** The sentences in English. */
export const english = {
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
  tooManyStreams: 'Notifications are open in too many windows. They are looked for every half minute here.',
  linkUnknown: 'This link is not valid. Turn mails off in the settings instead.',
  subscriptionInvalid: 'These are not the keys of a browser. Turn push notifications on again.',
  subscriptionTaken: 'Somebody else is told in this browser. Turn push notifications off and on again.',
  browserUnknown: 'This browser is not told of anything any more.',
  lastPushOfHour: 'What else happens within the hour stands in Pagewright.',
  /** How much of a limit is used. */
  used: ({ kind, used, limit }: Usage) => `${used} of ${limit} ${REQUESTS[kind]}`,
  happened: (kind: NotificationKind, title: string) => HAPPENED[kind](title),
  open: 'Open in Pagewright',
  hello: (name: string) => `Hello ${name},`,
  lastOfHour: (mails: number) =>
    `This is the last of ${mails} mails within an hour. What else happens until then stands in Pagewright.`,
  whyMailed: (settings: string, off: string) =>
    `You are mailed what happens because your settings say so: ${settings}\nTurn these mails off, without signing in: ${off}`,
};

/** What each language says. */
export type NotificationSentences = typeof english;
