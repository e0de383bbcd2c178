import { buffer } from 'node:stream/consumers';
import type { EffectContext } from '../../jobs/define.ts';
import { findFile, type ServedFile } from './repository.ts';

/** A stored image, and the way to its bytes. */
export interface StoredFile extends ServedFile {
  /** Null where they are missing. */
  bytes(): Promise<Uint8Array | null>;
}

/** A stored image of a workspace; null where it has none of this id. */
export async function readStoredFile(
  { db, services }: Pick<EffectContext, 'db' | 'services'>,
  workspaceId: string,
  id: string,
): Promise<StoredFile | null> {
  const file = await findFile(db, id);
  if (file?.workspaceId !== workspaceId) return null;
  return {
    ...file,
    async bytes() {
      const stored = await services.files.read(id);
      return stored && buffer(stored.stream);
    },
  };
}
