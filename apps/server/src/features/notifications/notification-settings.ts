import { NOTIFICATION_KINDS, type NotificationKind } from '@pagewright/contract/notifications';
import type { Settings } from '@pagewright/contract/settings';

/** A user's notification settings for outside the application. */
export type NotificationSettings = Settings['notifications'];

/** The setting for each kind of notification; null if it is never mailed because its action sends its own mail. */
const SETTING_OF_KIND = {
  published: 'contentUpdates',
  publish_failed: 'contentUpdates',
  sources_missing: 'contentUpdates',
  published_late: 'contentUpdates',
  event_due: 'contentUpdates',
  alert: 'contentUpdates',
  search_fell: 'contentUpdates',
  review_asked: 'teamActivity',
  review_approved: 'teamActivity',
  review_returned: 'teamActivity',
  review_commented: 'teamActivity',
  invited: null,
  joined: 'teamActivity',
  made_admin: 'teamActivity',
  made_member: 'teamActivity',
  usage_near: 'systemAlerts',
  usage_reached: 'systemAlerts',
  webhook_disabled: 'systemAlerts',
  search_pull_failed: 'systemAlerts',
  plan_ending: 'systemAlerts',
  refund_asked: 'systemAlerts',
  refund_declined: 'systemAlerts',
  payment_mismatched: 'systemAlerts',
} as const satisfies Record<NotificationKind, keyof NotificationSettings | null>;

/** The kinds that a user with these settings gets by mail. */
export function mailedKinds(settings: NotificationSettings): NotificationKind[] {
  if (!settings.emailNotifications) return [];
  return NOTIFICATION_KINDS.filter((kind) => {
    const setting = SETTING_OF_KIND[kind];
    return setting !== null && settings[setting];
  });
}

/** The kinds that a user with these settings gets as push, including those never mailed, such as team news. */
export function pushedKinds(settings: NotificationSettings): NotificationKind[] {
  if (!settings.pushNotifications) return [];
  return NOTIFICATION_KINDS.filter((kind) => settings[SETTING_OF_KIND[kind] ?? 'teamActivity']);
}
