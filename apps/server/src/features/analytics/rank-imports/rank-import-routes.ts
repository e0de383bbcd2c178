import * as contract from '@pagewright/contract/analytics';
import type { Mount } from '../../../platform/http/mount.ts';
import { receiveUpload } from '../../files/index.ts';
import { importRankFile, listImports, previewImport, readImport, removeImport } from './import-ranks.ts';

/** Mounts the routes for rank files of other tools. */
export function rankImportRoutes(mount: Mount): void {
  mount(contract.listRankImports, async (ctx) => ({ imports: await listImports(ctx) }));
  mount(contract.previewRankImport, async (_ctx, { request }) => previewImport(await receiveUpload(request)));
  mount(contract.importRanks, async (ctx, { query, request }) =>
    importRankFile(ctx, await receiveUpload(request), query),
  );
  mount(contract.readRankImport, (ctx, { params }) => readImport(ctx, params.id));
  mount(contract.removeRankImport, async (ctx, { params }) => {
    await removeImport(ctx, params.id);
    return undefined;
  });
}
