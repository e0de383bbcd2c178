import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import signatures from '@20minutes/s3rver/lib/signature/v4.js';
import { addCleanup } from '../../add-cleanup.ts';

/** An S3 server for a test. */
export interface S3 {
  /** Pagewright's settings for it; it has a bucket for files and one for backups. */
  readonly settings: Readonly<Record<string, string>>;
  /** Keys of a bucket's objects. */
  keys(bucket: string): Promise<string[]>;
  stop(): Promise<void>;
  /** Restarts it on the same port and with the same objects. */
  start(): Promise<void>;
}

// The package verifies a bucket's URL without the trailing slash that Amazon's SDK signs.
const { getStringToSign } = signatures;
signatures.getStringToSign = (signed, request) =>
  getStringToSign({ ...signed, uri: signed.uri.replace(/^\/[^/]+$/, '$&/') }, request);

const OBJECT = /\._S3rver_object$/;

/** Starts an S3 server with the buckets `files` and `backups` until the end of the current test or file. */
export async function openS3(): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 'pagewright-s3-'));
  let port = 0;
  let running: S3rver | null = null;
  const start = async (): Promise<void> => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'files' }, { name: 'backups' }],
    });
    ({ port } = await running.run());
  };
  const stop = async (): Promise<void> => {
    const stopping = running?.close();
    running?.httpServer.closeAllConnections();
    running = null;
    await stopping;
  };
  await start();
  addCleanup(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_PREFIX: 'pagewright/uploads',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async keys(bucket) {
      const entries = await readdir(join(directory, bucket), { recursive: true });
      return entries.filter((entry) => OBJECT.test(entry)).map((entry) => entry.replace(OBJECT, ''));
    },
    stop,
    start,
  };
}
