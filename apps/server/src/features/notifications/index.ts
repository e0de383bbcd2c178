import type { Feature } from '../feature.ts';
import { notificationEffect } from './notify.ts';
import { oneClickOff } from './one-click-off.ts';
import { pushEffect } from './push/push-effect.ts';
import { resealPushKeys } from './push/push-keys.ts';
import { notificationRoutes } from './routes.ts';

export { tellAdmins, tellMembers, tellOperators } from './notify-each.ts';
export { notify, notifyAdmins, notifyAll, type Notice } from './notify.ts';
export { mailOffLink } from './mail-off-link.ts';
export { createNewsHub } from './news-hub.ts';
export { usageTitle } from './usage-title.ts';
export { listAdmins } from './repository.ts';

export const notifications: Feature = {
  mountApi: notificationRoutes,
  mountSite: oneClickOff,
  jobs: { effects: [notificationEffect], outside: [pushEffect], recurring: [resealPushKeys] },
};
