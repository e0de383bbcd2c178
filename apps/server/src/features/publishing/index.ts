import type { Feature } from '../feature.ts';
import { siteChangeEffects } from './site-change-effects.ts';
import { publishDue, sweepDue } from './publish-due.ts';
import { changeRemotePost } from './remote-posts/remote-post-effect.ts';
import { publishingRoutes } from './routes.ts';
import { indexNowEffect } from './site/index-now.ts';
import { addSiteRoutes } from './site/site-routes.ts';
import { webhookTryEffect } from './webhooks/deliver-effect.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

export { changeFirstWebhook, parseFirstWebhookUrl, readFirstWebhookUrl } from './webhooks/first-webhook.ts';
export { watchSiteChanges } from './site/site-changes.ts';
export { watchSiteDomains } from './site/site-domains.ts';

export const publishing: Feature = {
  mountApi: (mount) => {
    publishingRoutes(mount);
    webhookRoutes(mount);
  },
  mountSite: addSiteRoutes,
  jobs: {
    effects: [publishDue, ...siteChangeEffects],
    outside: [webhookTryEffect, changeRemotePost, indexNowEffect],
    sweeps: [sweepDue],
  },
};
