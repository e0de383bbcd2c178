import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import {
  connectBing,
  pullBing,
  removeBingConnection,
  showBingConnection,
  testBingConnection,
  updateBingConnection,
} from './manage-bing.ts';
import { readBingPerformance } from './read-bing-performance.ts';

/** Mounts the routes for Bing Webmaster Tools. */
export function bingRoutes(mount: Mount): void {
  mount(contract.readBingConnection, (ctx) => showBingConnection(ctx));
  mount(contract.connectBing, (ctx, { body }) => connectBing(ctx, body));
  mount(contract.testBingConnection, (ctx) => testBingConnection(ctx));
  mount(contract.updateBingConnection, (ctx, { body }) => updateBingConnection(ctx, body));
  mount(contract.pullBing, (ctx) => pullBing(ctx));
  mount(contract.removeBingConnection, async (ctx) => {
    await removeBingConnection(ctx);
    return undefined;
  });
  mount(contract.readBingPerformance, (ctx, { query }) => readBingPerformance(ctx, query));
}
