import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { checkPage } from './check-page.ts';
import {
  checkSpeed,
  connectPageSpeed,
  removeSpeedConnection,
  showSpeedConnection,
  testSpeedConnection,
} from './manage-speed-connection.ts';
import { listLabMeasurements, measurePage } from './measure-page.ts';
import { showPageSpeed } from './show-speed.ts';

/** Mounts the routes for page speed and its connection. */
export function speedRoutes(mount: Mount): void {
  mount(contract.readPageSpeedConnection, (ctx) => showSpeedConnection(ctx));
  mount(contract.connectPageSpeed, (ctx, { body }) => connectPageSpeed(ctx, body));
  mount(contract.testPageSpeedConnection, (ctx) => testSpeedConnection(ctx));
  mount(contract.checkPageSpeed, (ctx) => checkSpeed(ctx));
  mount(contract.removePageSpeedConnection, async (ctx) => {
    await removeSpeedConnection(ctx);
    return undefined;
  });
  mount(contract.readPageSpeed, (ctx, { query }) => showPageSpeed(ctx, query));
  mount(contract.checkPage, (ctx, { body }) => checkPage(ctx, body));
  mount(contract.measurePage, (ctx, { body }) => measurePage(ctx, body));
  mount(contract.listLabMeasurements, (ctx) => listLabMeasurements(ctx));
}
