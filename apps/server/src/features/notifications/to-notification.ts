import type { Notification } from '@pagewright/contract/notifications';
import type { NotificationRow } from './repository.ts';
import { saidTitle } from './usage-title.ts';

/** A notification as the API shows it, in the language that is spoken. */
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
    title: saidTitle({ kind, title }),
    link,
    reason,
    text,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
