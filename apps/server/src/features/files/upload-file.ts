import { createHash } from 'node:crypto';
import { uploadFile as uploadCall } from '@pagewright/contract/files';
import { IMAGE_BYTES_MAX } from '@pagewright/contract/limits';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { ConversionError, detectFileKind } from '../../documents/index.ts';
import { runIdempotently } from '../../platform/http/idempotency-repository.ts';
import { toWebImage } from '../../images/index.ts';
import { writeAudit } from '../audit/index.ts';
import { prepareImport } from './prepare-import.ts';
import { filesMessages } from './messages.ts';
import { NewFiles } from './new-files.ts';
import type { Upload } from './receive-upload.ts';
import { toFileError } from './file-errors.ts';
import type { StoreResult, UploadResult } from './upload-result.ts';

/**
 * Accepts a file: an image is re-encoded and stored, a document becomes drafts of the caller, all or none of them.
 * With a key it takes effect once.
 * @throws ApiError 413, 415, or 422 with the reason if nothing was stored, 422 if the key was used for another file.
 */
export async function uploadFile(ctx: Context, upload: Upload, key: string | null): Promise<UploadResult> {
  const files = new NewFiles(ctx.services.files);
  try {
    const keep = await prepare(ctx, upload, files);
    ctx.signal.throwIfAborted();
    const uploaded = await (key === null
      ? withTransaction(ctx, (inside) => keep(inside))
      : storeOnce(ctx, key, describe(upload), keep));
    // A repeated call gets the first response, and a skipped article leaves its images unused.
    await files.deleteUnused();
    return uploaded;
  } catch (error) {
    await files.deleteAll();
    // Nobody reads this response; it keeps disconnects out of the error log.
    if (ctx.signal.aborted) throw new ApiError(400, 'cancelled', filesMessages.cancelled);
    throw toFileError(error);
  }
}

async function storeOnce(
  ctx: Context,
  key: string,
  request: string,
  keep: StoreResult,
): Promise<UploadResult> {
  const answer = await runIdempotently(ctx, key, request, async (inside) => ({
    status: uploadCall.status,
    body: JSON.stringify(await keep(inside)),
  }));
  return uploadCall.response.parse(JSON.parse(answer.body));
}

/** Does the slow work before a transaction is open. */
async function prepare(ctx: Context, upload: Upload, files: NewFiles): Promise<StoreResult> {
  const { bytes, name, type } = upload;
  if (bytes.length === 0) throw new ConversionError('empty_file');
  const isImage = detectFileKind(bytes, name) === 'image';
  if (type === 'image' && !isImage) throw new ApiError(415, 'wrong_type', filesMessages.notAnImage);
  if (type === 'document' && isImage) throw new ApiError(415, 'wrong_type', filesMessages.notADocument);
  return isImage ? prepareImage(ctx, bytes, files) : prepareImport(ctx, upload, files);
}

async function prepareImage(ctx: Context, bytes: Uint8Array, files: NewFiles): Promise<StoreResult> {
  if (bytes.length > IMAGE_BYTES_MAX) throw new ApiError(413, 'image_too_large', filesMessages.imageTooLarge);
  const { sha256, ...file } = await files.write(await toWebImage(bytes, ctx.signal));
  return async (inside) => {
    await files.add(inside, [{ ...file, sha256 }]);
    await writeAudit(inside, 'files.upload', file.id, { mediaType: file.mediaType, bytes: file.bytes });
    return { success: true, file, content: [], skipped: [] };
  };
}

/** The fingerprint for a key: a repeated call has the same file with the same name. */
function describe({ bytes, name, type }: Upload): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify([uploadCall.method, uploadCall.path, sha256, name, type ?? null]);
}
