import { createHash, randomBytes } from 'node:crypto';
import type { ImageFile } from '@pagewright/contract/files';
import type { Context } from '../../platform/context.ts';
import type { WebImage } from '../../images/index.ts';
import type { FileStore } from '../../providers/files/port.ts';
import { insertFiles } from './repository.ts';

/** Bytes of an unguessable id. */
const ID_BYTES = 24;

/** An image whose bytes are already stored. */
export type StoredImage = ImageFile & { readonly sha256: string };

/**
 * Stores the images of one request. Bytes are written before their row, because writing may take longer than a transaction
 * should, and are deleted if the row is not committed.
 */
export class NewFiles {
  private readonly store: FileStore;
  private readonly withoutRow = new Set<string>();
  private readonly withRow = new Set<string>();

  constructor(store: FileStore) {
    this.store = store;
  }

  /** Stores the bytes of an image. Call it outside of transactions. */
  async write({ bytes, mediaType, width, height }: WebImage): Promise<StoredImage> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    await this.store.write(id, bytes);
    this.withoutRow.add(id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { id, url: `/files/${id}`, width, height, bytes: bytes.length, mediaType, sha256 };
  }

  /** Adds stored images to the caller's workspace, in the caller's transaction. */
  async add(ctx: Context, images: readonly StoredImage[]): Promise<void> {
    const { workspaceId, userId: ownerId } = ctx.actor;
    const rows = images.map(({ id, mediaType, bytes, width, height, sha256 }) => {
      return { id, workspaceId, ownerId, mediaType, bytes, width, height, sha256 };
    });
    await insertFiles(ctx.db, rows);
    for (const { id } of images) {
      this.withoutRow.delete(id);
      this.withRow.add(id);
    }
  }

  /** Deletes bytes that got no row. Never throws: bytes without a row cannot be reached. */
  async deleteUnused(): Promise<void> {
    await Promise.allSettled([...this.withoutRow].map((id) => this.store.remove(id)));
  }

  /** Deletes all bytes after a transaction that failed. Never throws. */
  async deleteAll(): Promise<void> {
    await Promise.allSettled([...this.withoutRow, ...this.withRow].map((id) => this.store.remove(id)));
  }
}
