import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { BucketAccess } from '../port.ts';
import { isMissing, storeError } from './store-error.ts';

const ATTEMPTS = 3;
const CONNECT_MS = 3_000;
/** Connections of one process; each open read holds one. */
const SOCKETS = 200;

/** An object in a listing. */
export interface ListedObject {
  /** Without the bucket's prefix. */
  readonly name: string;
  readonly bytes: number;
  readonly modified: Date;
}

/** Reads one part of a large object. */
export type Part = () => Promise<Uint8Array>;

/** Operations on one bucket and prefix; each is tried three times and throws `FileStoreError`. */
export type Bucket = ReturnType<typeof openBucket>;

/**
 * Opens a bucket without connecting.
 * @param timeoutMs limit for one attempt and for an idle connection
 */
export function openBucket(
  access: BucketAccess,
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
  timeoutMs: number,
) {
  const agent = { keepAlive: true, maxSockets: SOCKETS };
  const client = new S3Client({
    region: access.region,
    ...(access.endpoint === null ? {} : { endpoint: access.endpoint }),
    forcePathStyle: access.pathStyle,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey: access.secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Checksums that only Amazon supports are off; writes carry an MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  const of = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  const translateErrors = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw storeError(access, bucket, error);
    }
  };
  const unlessMissing = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
    try {
      return await answer;
    } catch (error) {
      if (isMissing(error)) return null;
      throw storeError(access, bucket, error);
    }
  };
  return {
    async put(name: string, bytes: Uint8Array): Promise<void> {
      const Metadata = { sha256: createHash('sha256').update(bytes).digest('hex') };
      await translateErrors(client.send(new PutObjectCommand({ ...of(name), ...body(bytes), Metadata })));
    },
    /** Its size and the SHA-256 that it was written with; null if it is missing. */
    async head(name: string): Promise<{ bytes: number; sha256: string | undefined } | null> {
      const found = await unlessMissing(client.send(new HeadObjectCommand(of(name))));
      return found && { bytes: found.ContentLength ?? 0, sha256: found.Metadata?.['sha256'] };
    },
    /** Streams its bytes; null if it is missing. */
    async get(name: string): Promise<{ bytes: number; stream: Readable } | null> {
      const found = await unlessMissing(client.send(new GetObjectCommand(of(name))));
      if (found === null) return null;
      if (!(found.Body instanceof Readable)) throw new TypeError('S3 answered without a stream');
      return { bytes: found.ContentLength ?? 0, stream: found.Body };
    },
    async remove(name: string): Promise<void> {
      await unlessMissing(client.send(new DeleteObjectCommand(of(name))));
    },
    async *list(below = '', most = 1_000): AsyncGenerator<ListedObject> {
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page: {
          Contents?: { Key?: string; Size?: number; LastModified?: Date }[];
          NextContinuationToken?: string;
        } = await translateErrors(
          client.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: `${prefix}${below}`,
              MaxKeys: most,
              ContinuationToken: next,
            }),
          ),
        );
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { name: Key.slice(prefix.length), bytes: Size, modified: LastModified };
        next = page.NextContinuationToken;
      }
    },
    /** Uploads a large object in parts; it appears once all parts are there, or not at all. */
    async putParts(name: string, parts: readonly Part[]): Promise<void> {
      const upload = await translateErrors(client.send(new CreateMultipartUploadCommand(of(name))));
      const ofUpload = { ...of(name), UploadId: upload.UploadId };
      try {
        const Parts = [];
        for (const [index, read] of parts.entries()) {
          const PartNumber = index + 1;
          const part = new UploadPartCommand({ ...ofUpload, ...body(await read()), PartNumber });
          const { ETag } = await translateErrors(client.send(part));
          Parts.push({ PartNumber, ETag });
        }
        await translateErrors(
          client.send(new CompleteMultipartUploadCommand({ ...ofUpload, MultipartUpload: { Parts } })),
        );
      } catch (error) {
        // Parts left behind cost storage until someone deletes them.
        await client.send(new AbortMultipartUploadCommand(ofUpload)).catch(() => undefined);
        throw error;
      }
    },
  };
}

/** A body with a checksum, so that S3 rejects corrupted data. */
function body(bytes: Uint8Array) {
  return { Body: bytes, ContentMD5: createHash('md5').update(bytes).digest('base64') };
}
