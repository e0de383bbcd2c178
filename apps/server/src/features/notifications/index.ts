import type { Feature } from '../feature.ts';
import { notificationEffect } from './notify.ts';
import { addOneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { pushEffect } from './push/push-effect.ts';
import { resealPushKeys } from './push/push-keys.ts';
import { notificationRoutes } from './routes.ts';

export { notifyAdminsTranslated, notifyMembersTranslated, notifyOperators } from './notify-translated.ts';
export { notify, notifyAdmins, notifyAll, type Notice } from './notify.ts';
export { createUnsubscribeUrl } from './unsubscribe-link.ts';
export { createNewsHub } from './news-hub.ts';
export { usageTitle } from './usage-title.ts';
export { listAdmins } from './repository.ts';

export const notifications: Feature = {
  mountApi: notificationRoutes,
  mountSite: addOneClickUnsubscribe,
  jobs: { effects: [notificationEffect], outside: [pushEffect], recurring: [resealPushKeys] },
};
