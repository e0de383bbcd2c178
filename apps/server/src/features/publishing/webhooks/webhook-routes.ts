import * as contract from '@pagewright/contract/publishing/webhooks';
import type { Mount } from '../../../platform/http/mount.ts';
import { listDeliveries, readDelivery, redeliver, testWebhook } from './deliveries.ts';
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  updateWebhook,
} from './manage-webhooks.ts';

/** Mounts the endpoints for webhooks and their deliveries. */
export function webhookRoutes(mount: Mount): void {
  mount(contract.listWebhooks, async (ctx) => ({ webhooks: await listWebhooks(ctx) }));
  mount(contract.createWebhook, (ctx, { body }) => createWebhook(ctx, body));
  mount(contract.updateWebhook, (ctx, { params, body }) => updateWebhook(ctx, params.id, body));
  mount(contract.removeWebhook, async (ctx, { params }) => {
    await removeWebhook(ctx, params.id);
    return undefined;
  });
  mount(contract.rotateWebhookSecret, (ctx, { params }) => rotateSecret(ctx, params.id));
  mount(contract.testWebhook, (ctx, { params }) => testWebhook(ctx, params.id));
  mount(contract.listDeliveries, (ctx, { params, query }) => listDeliveries(ctx, params.id, query));
  mount(contract.readDelivery, (ctx, { params }) => readDelivery(ctx, params.id, params.deliveryId));
  mount(contract.redeliver, (ctx, { params }) => redeliver(ctx, params.id, params.deliveryId));
}
