import {
  forgetBrowser as forgetCall,
  keepBrowser as keepCall,
  listNotifications as listCall,
  markNotificationsRead as markCall,
  readPush as readPushCall,
  streamNotifications as streamCall,
  switchMail as switchCall,
} from '@pagewright/contract/notifications';
import type { Mount } from '../../platform/http/mount.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { unsubscribeBrowser, subscribeBrowser, readPush } from './push/manage-push.ts';
import { streamNews } from './stream-news.ts';
import { switchMail } from './switch-mail.ts';

/** Mounts the endpoints of the notification list. */
export function notificationRoutes(mount: Mount): void {
  mount(listCall, (ctx, { query }) => listNotifications(ctx, query));
  mount(streamCall, async (ctx, { request, reply }) => streamNews(ctx, request, reply));
  mount(markCall, (ctx, { body }) => markNotificationsRead(ctx, body));
  mount(readPushCall, (ctx) => readPush(ctx));
  mount(keepCall, (ctx, { body }) => subscribeBrowser(ctx, body));
  mount(forgetCall, (ctx, { params }) => unsubscribeBrowser(ctx, params.id));
  mount(switchCall, (ctx, { body }) => switchMail(ctx, body));
}
