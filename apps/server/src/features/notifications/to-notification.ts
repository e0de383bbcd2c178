import type { Notification } from '@pagewright/contract/notifications';
import type { NotificationRow } from './repository.ts';
import { localizedTitle } from './usage-title.ts';

/** A notification for the API, in the current language. */
export function toNotification({
  id,
  kind,
  title,
  link,
  reason,
  text,
  createdAt,
  readAt,
}: NotificationRow): Notification {
  return {
    id,
    kind,
    title: localizedTitle({ kind, title }),
    link,
    reason,
    text,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
