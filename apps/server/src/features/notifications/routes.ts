import {
  listNotifications as listCall,
  markNotificationsRead as markCall,
} from '@pagewright/contract/notifications';
import type { Mount } from '../../http/mount.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

/** Mounts the calls of the notification list. */
export function notificationRoutes(mount: Mount): void {
  mount(listCall, (ctx, { query }) => listNotifications(ctx, query));
  mount(markCall, (ctx, { body }) => markNotificationsRead(ctx, body));
}
