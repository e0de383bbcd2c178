import { FileStoreError } from '../file-store-error.ts';
import type { BucketAccess } from '../port.ts';

/** The next step for each error code of S3. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket does not exist; create it, or correct its name',
  InvalidAccessKeyId: 'the access key is unknown; check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret key is wrong; check S3_SECRET_ACCESS_KEY',
  AccessDenied:
    'the access key may not use the bucket; allow it to list the bucket and to get, put and delete its objects',
  PermanentRedirect: 'the bucket is in another region; check S3_REGION and S3_ENDPOINT',
  AuthorizationHeaderMalformed: 'the bucket is in another region; check S3_REGION and S3_ENDPOINT',
  RequestTimeTooSkewed: 'the clock of this server is wrong; correct it',
};
/** 4xx statuses that do not point to wrong settings. */
const BUSY = new Set([408, 409, 425, 429]);

/** Turns an error of the SDK into a `FileStoreError`. */
export function storeError(access: BucketAccess, bucket: string, cause: unknown): FileStoreError {
  const where = `S3 bucket ${bucket} at ${access.endpoint ?? `Amazon, ${access.region}`}`;
  const { name, status } = answerOf(cause);
  const isRefused = status >= 300 && status < 500 && !BUSY.has(status);
  if (!isRefused)
    return new FileStoreError(
      'files_unavailable',
      `${where} does not answer (${name}); check S3_ENDPOINT and the network, or try again later`,
      { cause },
    );
  const step = NEXT_STEPS[status === 403 && !(name in NEXT_STEPS) ? 'AccessDenied' : name];
  return new FileStoreError('files_refused', `${where}: ${step ?? `the request is refused (${name})`}`, {
    cause,
  });
}

/** Whether an object is missing; a missing bucket is a different error. */
export function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(answerOf(error).name);
}

function answerOf(error: unknown): { name: string; status: number } {
  if (!(error instanceof Error)) return { name: 'unknown', status: 0 };
  const metadata: unknown = Reflect.get(error, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  const code: unknown = Reflect.get(error, 'code');
  return {
    name: typeof code === 'string' ? code : error.name,
    status: typeof status === 'number' ? status : 0,
  };
}
