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
