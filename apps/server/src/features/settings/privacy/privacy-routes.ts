import * as contract from '@pagewright/contract/settings/privacy';
import { Readable } from 'node:stream';
import type { Mount } from '../../../platform/http/mount.ts';
import { attachmentDisposition } from '../../../platform/http/attachment-disposition.ts';
import { beginDownload, streamMyData } from './download-my-data.ts';
import { previewDeletion, requestDeletion } from './request-deletion.ts';

/** Mounts the endpoints for personal data. */
export function privacyRoutes(mount: Mount): void {
  mount(contract.previewDeletion, (ctx) => previewDeletion(ctx));
  mount(contract.requestDeletion, (ctx, { body }) => requestDeletion(ctx, body.email));
  mount(contract.downloadMyData, async (ctx, { reply }) => {
    await beginDownload(ctx);
    const fileName = `pagewright-${new Date().toISOString().slice(0, 10)}.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', attachmentDisposition(fileName))
      .send(Readable.from(streamMyData(ctx), { objectMode: false }));
  });
}
