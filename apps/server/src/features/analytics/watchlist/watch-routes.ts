import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { addToWatchlist, readWatchlist, removeFromWatchlist } from './change-watchlist.ts';
import { changeOwnSite, readOwnSite } from './own-site.ts';
import { suggestWatched } from './suggest-watched.ts';

/** Mounts the routes for a workspace's watchlist. */
export function watchRoutes(mount: Mount): void {
  mount(contract.readWatchlist, (ctx) => readWatchlist(ctx));
  mount(contract.addToWatchlist, (ctx, { body }) => addToWatchlist(ctx, body));
  mount(contract.removeFromWatchlist, async (ctx, { params }) => {
    await removeFromWatchlist(ctx, params.id);
    return undefined;
  });
  mount(contract.readOwnSite, (ctx) => readOwnSite(ctx));
  mount(contract.changeOwnSite, (ctx, { body }) => changeOwnSite(ctx, body.site));
  mount(contract.suggestWatched, (ctx) => suggestWatched(ctx));
}
