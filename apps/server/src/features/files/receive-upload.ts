import { uploadFile } from '@pagewright/contract/files';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/api-error.ts';
import { cleanFileName } from './clean-file-name.ts';
import { filesMessages } from './messages.ts';

/** An uploaded file. */
export interface Upload {
  /** The sender's file name, safe to display; may be empty. */
  readonly name: string;
  /** The type declared by the sender. */
  readonly type?: 'image' | 'document' | undefined;
  readonly bytes: Uint8Array;
}

const typeSchema = uploadFile.body.shape.type;
/** Error codes of the form parser for more than one file and its type. */
const TOO_MUCH = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

/**
 * Reads the single file of a form, and its fields in any order.
 * @throws ApiError 400 for an invalid form, 413 for a file that is too large, 415 for another content type.
 */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new ApiError(415, 'unsupported_media_type', filesMessages.noForm);
  const { file, type } = await readParts(request);
  if (!file) throw new ApiError(400, 'file_missing', filesMessages.noFile);
  const parsed = typeSchema.safeParse(type === '' ? undefined : type);
  if (!parsed.success) throw new ApiError(400, 'invalid', filesMessages.wrongType);
  return { ...file, type: parsed.data };
}

/**
 * Passes the single file of a form on while it arrives, and returns what was made of it.
 * @throws ApiError 400 for an invalid form, 413 for a file that is too large, 415 for another content type.
 */
export async function streamUpload<Result>(
  request: FastifyRequest,
  bytesMax: number,
  read: (file: { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new ApiError(415, 'unsupported_media_type', filesMessages.noForm);
  for await (const part of partsOf(request, bytesMax)) {
    if (part.type !== 'file' || part.fieldname !== 'file') continue;
    try {
      const result = await read({ name: cleanFileName(part.filename), bytes: part.file });
      if (part.file.truncated) throw new ApiError(413, 'file_too_large', filesMessages.fileTooLarge);
      return result;
    } finally {
      // The rest of a file that was refused is received, so that the answer arrives.
      part.file.resume();
    }
  }
  throw new ApiError(400, 'file_missing', filesMessages.noFile);
}

async function* partsOf(request: FastifyRequest, fileSize: number) {
  const parts = request.parts({ limits: { fileSize } });
  for (;;) {
    const next = await parts.next().catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (next.done === true) return;
    yield next.value;
  }
}

async function readParts(
  request: FastifyRequest,
): Promise<{ file?: Omit<Upload, 'type'> | undefined; type?: unknown }> {
  let file: Omit<Upload, 'type'> | undefined;
  let type: unknown;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = { name: cleanFileName(part.filename), bytes };
      } else if (part.fieldname === 'type') {
        type = part.value;
      }
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { file, type };
}

function refusalOf(error: unknown): ApiError {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new ApiError(413, 'file_too_large', filesMessages.fileTooLarge);
  }
  if (typeof code === 'string' && TOO_MUCH.has(code)) {
    return new ApiError(400, 'one_file_only', filesMessages.oneFileOnly);
  }
  return new ApiError(400, 'upload_incomplete', filesMessages.incomplete);
}
