import { z } from 'zod';
import type { BucketAccess } from '../../providers/files/port.ts';
import { blankAsUndefined, integerBetween, httpUrl } from './setting-schemas.ts';
import { StartError } from './start-error.ts';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const BUCKET_ADDRESS = /^s3:\/\/([^/]+)(?:\/(.*))?$/;
/** Segments must not start with a dot: some servers resolve `..`. */
const KEY = /^[\w=-][\w.=-]*(?:\/[\w=-][\w.=-]*)*$/;

export const s3Environment = {
  S3_ENDPOINT: blankAsUndefined(httpUrl.optional()),
  S3_REGION: blankAsUndefined(
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as us-east-1')
      .default('us-east-1'),
  ),
  S3_BUCKET: blankAsUndefined(
    z.string().regex(BUCKET, 'must be the name of a bucket, such as my-files').optional(),
  ),
  S3_PREFIX: blankAsUndefined(
    z
      .string()
      .transform((prefix) => prefix.replaceAll(/^\/+|\/+$/g, ''))
      .refine((prefix) => KEY.test(prefix), 'must be a folder in the bucket, such as pagewright/files')
      .optional(),
  ),
  S3_ACCESS_KEY_ID: blankAsUndefined(z.string().optional()),
  S3_SECRET_ACCESS_KEY: blankAsUndefined(z.string().optional()),
  S3_FORCE_PATH_STYLE: blankAsUndefined(
    z.enum(['true', 'false', '1', '0'], 'must be true or false').optional(),
  ),
  S3_TIMEOUT_MS: blankAsUndefined(integerBetween(100, 60_000).default(5_000)),
};
const s3EnvironmentSchema = z.object(s3Environment);

/** S3 connection and the location of uploaded files. */
export interface S3Settings extends BucketAccess {
  /** Folder for uploaded files; null: the data folder. */
  readonly files: BucketFolder | null;
}

/** A folder of a bucket; its prefix is empty or ends with a slash. */
export interface BucketFolder {
  readonly bucket: string;
  readonly prefix: string;
}

/** Whether a location is an `s3://` address. */
export function isS3Address(place: string): boolean {
  return place.startsWith('s3://');
}

/** Parses an address such as `s3://bucket/folder`; null if it is not one. */
export function bucketFolder(address: string): BucketFolder | null {
  const [, bucket = '', given = ''] = BUCKET_ADDRESS.exec(address) ?? [];
  const prefix = given.replaceAll(/^\/+|\/+$/g, '');
  if (!BUCKET.test(bucket) || (prefix !== '' && !KEY.test(prefix))) return null;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}

/**
 * Settings of S3; null if no keys are set.
 * @throws StartError naming the missing setting.
 */
export function s3Settings(
  settings: z.output<typeof s3EnvironmentSchema> & { readonly BACKUP_DIR?: string | undefined },
): S3Settings | null {
  const {
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_BUCKET: bucket,
  } = settings;
  if (accessKeyId === undefined && secretAccessKey === undefined) {
    const needing =
      bucket !== undefined ? 'S3_BUCKET' : isS3Address(settings.BACKUP_DIR ?? '') ? 'BACKUP_DIR' : null;
    if (needing === null) return null;
    throw new StartError(
      `${needing} is wrong: S3 needs a key; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too`,
    );
  }
  if (accessKeyId === undefined)
    throw new StartError('S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is set, and both are required');
  if (secretAccessKey === undefined)
    throw new StartError('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is set, and both are required');
  const { S3_ENDPOINT: endpoint = null, S3_FORCE_PATH_STYLE: style } = settings;
  return {
    endpoint,
    region: settings.S3_REGION,
    accessKeyId,
    secretAccessKey,
    // Other S3 servers rarely have a host name per bucket.
    pathStyle: style === undefined ? endpoint !== null : style === 'true' || style === '1',
    timeoutMs: settings.S3_TIMEOUT_MS,
    files:
      bucket === undefined
        ? null
        : { bucket, prefix: settings.S3_PREFIX === undefined ? '' : `${settings.S3_PREFIX}/` },
  };
}
