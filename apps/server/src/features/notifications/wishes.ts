import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Settings } from '@pagewright/contract/settings';

/** What a user wants to be told of outside of the application. */
export type Wishes = Settings['notifications'];

/** The switch that a kind of notification goes by; null: it is never mailed, because its deed writes a mail of its own. */
export const WISH_OF = {
  published: 'contentUpdates',
  publish_failed: 'contentUpdates',
  published_late: 'contentUpdates',
  event_due: 'contentUpdates',
  review_asked: 'teamActivity',
  invited: null,
  joined: 'teamActivity',
  made_admin: 'teamActivity',
  made_member: 'teamActivity',
  usage_near: 'systemAlerts',
  usage_reached: 'systemAlerts',
  webhook_disabled: 'systemAlerts',
} as const satisfies Record<NotificationKind, keyof Wishes | null>;

/** Those of the notifications that their user wants to be told of outside of the application. */
export function wantedOf<Told extends { readonly userId: string; readonly kind: NotificationKind }>(
  rows: readonly Told[],
  { userId, wishes }: { readonly userId: string; readonly wishes: Wishes },
): Told[] {
  return rows.filter((row) => row.userId === userId && wishes[WISH_OF[row.kind]]);
}
