import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { receiveUpload } from '../../files/index.ts';
import { importSearch } from './import-search.ts';
import { readSearch } from './read-search.ts';
import { removeSearch, undoRemoveSearch } from './remove-search.ts';

/** Mounts the routes for Search Console imports. */
export function searchRoutes(mount: Mount): void {
  mount(contract.readSearchFigures, (ctx, { query }) => readSearch(ctx, query));
  mount(contract.importSearchFigures, async (ctx, { query, request }) =>
    importSearch(ctx, await receiveUpload(request), query),
  );
  mount(contract.removeSearchImport, async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return undefined;
  });
  mount(contract.undoRemoveSearchImport, (ctx, { params }) => undoRemoveSearch(ctx, params.id));
}
