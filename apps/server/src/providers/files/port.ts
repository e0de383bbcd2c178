import type { Readable } from 'node:stream';

/** Stores files' bytes by ID; their metadata is in the database. */
export interface FileStore {
  /** Stores bytes under an ID, atomically. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Opens the bytes; null if there are none. */
  read(id: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** Deletes the bytes; does nothing if there are none. */
  remove(id: string): Promise<void>;
}

/** Files in a bucket, which all servers of an installation share. */
export interface BucketFiles extends FileStore {
  list(): AsyncIterable<{ readonly id: string; readonly bytes: number; readonly modified: Date }>;
  /** Whether the bucket has the file with this size and SHA-256 (hex). */
  has(id: string, bytes: number, sha256: string): Promise<boolean>;
}

/** Stores backup archives by name. */
export interface ArchivePlace {
  /** Stores the archive that `make` writes to a file. */
  write<Result>(name: string, make: (file: string) => Promise<Result>): Promise<Result & { bytes: number }>;
  /**
   * Passes an archive to `work` as a file.
   * @throws if it does not exist
   */
  use<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  /** Deletes an archive; does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}

/** Connection settings of S3. */
export interface BucketAccess {
  /** Null: Amazon's endpoint for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket name goes in the URL path instead of the host name. */
  readonly pathStyle: boolean;
  /** Timeout of one attempt, in milliseconds. */
  readonly timeoutMs: number;
}
