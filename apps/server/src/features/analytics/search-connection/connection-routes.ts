import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import {
  connectSearch,
  finishSearchSignIn,
  pullSearch,
  removeSearchConnection,
  startSearchSignIn,
  testSearchConnection,
  updateSearchConnection,
} from './manage-connection.ts';
import { showSearchConnection } from './show-connection.ts';

/** Mounts the routes for the Search Console connection. */
export function searchConnectionRoutes(mount: Mount): void {
  mount(contract.readSearchConnection, (ctx) => showSearchConnection(ctx));
  mount(contract.connectSearch, (ctx, { body }) => connectSearch(ctx, body));
  mount(contract.startSearchSignIn, (ctx) => startSearchSignIn(ctx));
  mount(contract.finishSearchSignIn, (ctx, { body }) => finishSearchSignIn(ctx, body));
  mount(contract.testSearchConnection, (ctx) => testSearchConnection(ctx));
  mount(contract.updateSearchConnection, (ctx, { body }) => updateSearchConnection(ctx, body));
  mount(contract.pullSearch, (ctx) => pullSearch(ctx));
  mount(contract.removeSearchConnection, async (ctx) => {
    await removeSearchConnection(ctx);
    return undefined;
  });
}
