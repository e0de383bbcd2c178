import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Settings } from '@pagewright/contract/settings';

/** What a user wants to be told of outside of the application. */
export type Wishes = Settings['notifications'];

/** The switch that a kind of notification goes by. */
export const WISH_OF = {
  published: 'contentUpdates',
  publish_failed: 'contentUpdates',
  published_late: 'contentUpdates',
  event_due: 'contentUpdates',
  review_asked: 'teamActivity',
  usage_near: 'systemAlerts',
  usage_reached: 'systemAlerts',
  webhook_disabled: 'systemAlerts',
} as const satisfies Record<NotificationKind, keyof Wishes>;
