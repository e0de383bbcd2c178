import { uploadFile as uploadCall } from '@pagewright/contract/files';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { limitConcurrencyPerUser } from './limit-concurrency.ts';
import { receiveUpload } from './receive-upload.ts';
import { uploadFile } from './upload-file.ts';

/** Maximum concurrent uploads per user, each of which is fully in memory. */
const UPLOADS_AT_ONCE = 4;

/** Mounts the routes for files. */
export function filesRoutes(mount: Mount): void {
  const limited = limitConcurrencyPerUser(UPLOADS_AT_ONCE);
  mount(uploadCall, (ctx, { request }) =>
    limited(ctx.actor.userId, async () =>
      uploadFile(ctx, await receiveUpload(request), readIdempotencyKey(request)),
    ),
  );
}
