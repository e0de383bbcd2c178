import type { Readable } from 'node:stream';

/** Keeps the bytes of files by their id; what they are stands in the database. */
export interface FileStore {
  /** Keeps bytes under an id; all of them or nothing. */
  write(id: string, bytes: Uint8Array): Promise<void>;
  /** Opens the bytes; null where there are none. */
  read(id: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** Forgets the bytes; nothing happens where there are none. */
  remove(id: string): Promise<void>;
}

/** Files in a bucket, which all servers of an installation share. */
export interface BucketFiles extends FileStore {
  list(): AsyncIterable<{ readonly id: string; readonly bytes: number; readonly modified: Date }>;
  /** Whether a file is there that was written with this size and this SHA-256, in hexadecimal digits. */
  has(id: string, bytes: number, sha256: string): Promise<boolean>;
}

/** Keeps archives of backups by their name. */
export interface ArchivePlace {
  /** Keeps the archive that is made in a file, once it is whole. */
  write<Result>(name: string, make: (file: string) => Promise<Result>): Promise<Result & { bytes: number }>;
  /**
   * Works with an archive as a file.
   * @throws where there is none
   */
  use<Result>(name: string, work: (file: string) => Promise<Result>): Promise<Result>;
  /** Forgets an archive; nothing happens where there is none. */
  remove(name: string): Promise<void>;
}

/** What of S3 has to be set for files to be kept there. */
export interface BucketAccess {
  /** Null: Amazon's own, of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path of an address instead of its host. */
  readonly pathStyle: boolean;
  /** Milliseconds for one attempt. */
  readonly timeoutMs: number;
}
