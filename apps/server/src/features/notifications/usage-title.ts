import { USAGE_KINDS } from '@pagewright/contract/usage';
import type { NotificationKind } from '@pagewright/contract/notifications';
import type { Usage } from './messages.en.ts';
import { notificationMessages } from './messages.ts';

const TITLE = /^(\w+) (\d+)\/(\d+)$/;

/** What is kept as the title of a notification of usage: no words, so that each reader's own can be said. */
export function usageTitle({ kind, used, limit }: Usage): string {
  return `${kind} ${used}/${limit}`;
}

/** The title of a notification in the language that is spoken; one that was kept in words stays as it is. */
export function saidTitle(notice: { readonly kind: NotificationKind; readonly title: string }): string {
  if (notice.kind !== 'usage_near' && notice.kind !== 'usage_reached') return notice.title;
  const [, name, used, limit] = TITLE.exec(notice.title) ?? [];
  const kind = USAGE_KINDS.find((known) => known === name);
  if (kind === undefined) return notice.title;
  return notificationMessages.used({ kind, used: Number(used), limit: Number(limit) });
}
