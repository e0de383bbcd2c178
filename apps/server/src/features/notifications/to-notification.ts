import type { Notification } from '@pagewright/contract/notifications';
import type { NotificationRow } from './repository.ts';

/** A notification as the API shows it. */
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
    title,
    link,
    reason,
    text,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
