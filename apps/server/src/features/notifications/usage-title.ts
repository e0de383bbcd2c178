import { USAGE_KINDS } from '@pagewright/contract/usage';
import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Usage } from './messages.en.ts';
import { notificationMessages } from './messages.ts';

const TITLE = /^(\w+) (\d+)\/(\d+)$/;

/** The stored title of a usage notification: data without words, so that each reader gets their own language. */
export function usageTitle({ kind, used, limit }: Usage): string {
  return `${kind} ${used}/${limit}`;
}

/** The title of a notification in the current language; one stored as text stays as it is. */
export function localizedTitle(notice: { readonly kind: NotificationKind; readonly title: string }): string {
  if (notice.kind !== 'usage_near' && notice.kind !== 'usage_reached') return notice.title;
  const [, name, used, limit] = TITLE.exec(notice.title) ?? [];
  const kind = USAGE_KINDS.find((known) => known === name);
  if (kind === undefined) return notice.title;
  return notificationMessages.used({ kind, used: Number(used), limit: Number(limit) });
}
