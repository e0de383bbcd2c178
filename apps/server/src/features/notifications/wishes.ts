import { NOTIFICATION_KINDS, type NotificationKind } from '@pagewright/contract/notifications';
import type { Settings } from '@pagewright/contract/settings';

/** What a user wants to be told of outside of the application. */
export type Wishes = Settings['notifications'];

/** The switch that a kind of notification goes by; null: it is never mailed, because its deed writes a mail of its own. */
const WISH_OF = {
  published: 'contentUpdates',
  publish_failed: 'contentUpdates',
  sources_missing: 'contentUpdates',
  published_late: 'contentUpdates',
  event_due: 'contentUpdates',
  alert: 'contentUpdates',
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
} as const satisfies Record<NotificationKind, keyof Wishes | null>;

/** What a user with these wishes is mailed of. */
export function mailedKinds(wishes: Wishes): NotificationKind[] {
  if (!wishes.emailNotifications) return [];
  return NOTIFICATION_KINDS.filter((kind) => {
    const wish = WISH_OF[kind];
    return wish !== null && wishes[wish];
  });
}

/** What a user with these wishes is shown by their browsers: also what is never mailed, as news of the team. */
export function pushedKinds(wishes: Wishes): NotificationKind[] {
  if (!wishes.pushNotifications) return [];
  return NOTIFICATION_KINDS.filter((kind) => wishes[WISH_OF[kind] ?? 'teamActivity']);
}
