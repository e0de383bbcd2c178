import { createHash, randomBytes } from 'node:crypto';
import type { ImageFile } from '@pagewright/contract/files';
import type { Context } from '../../context.ts';
import type { WebImage } from '../../images/index.ts';
import type { FileStore } from '../../providers/files/port.ts';
import { insertFiles } from './repository.ts';

/** Bytes of an id that nobody guesses. */
const ID_BYTES = 24;

/** A new id of a file, and the address that it will have. */
export function newFileId(): { readonly id: string; readonly url: string } {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return { id, url: `/files/${id}` };
}

/** An image, and its id where that was chosen before. */
export type NewImage = WebImage & { readonly id?: string };

/** Stores the images of one call. Bytes are there before their row is, and go again when the call fails. */
export class NewFiles {
  private readonly store: FileStore;
  private readonly ids: string[] = [];

  constructor(store: FileStore) {
    this.store = store;
  }

  /** Stores images of the caller's workspace; the rows stand in the caller's transaction. */
  async add(ctx: Context, images: readonly NewImage[]): Promise<ImageFile[]> {
    const added: ImageFile[] = [];
    const rows = [];
    for (const { bytes, mediaType, width, height, id = newFileId().id } of images) {
      this.ids.push(id);
      await this.store.write(id, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { workspaceId, userId: ownerId } = ctx.actor;
      rows.push({ id, workspaceId, ownerId, mediaType, bytes: bytes.length, width, height, sha256 });
      added.push({ id, url: `/files/${id}`, width, height, bytes: bytes.length, mediaType });
    }
    await insertFiles(ctx.db, rows);
    return added;
  }

  /** Forgets all bytes, where the rows did not come to stay. Never throws: bytes without a row are out of reach. */
  async forget(): Promise<void> {
    await Promise.allSettled(this.ids.map((id) => this.store.remove(id)));
  }
}
