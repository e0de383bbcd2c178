import { buffer } from 'node:stream/consumers';
import type { EffectContext } from '../../platform/jobs/define.ts';
import { findFile, type ServedFile } from './repository.ts';

/** A stored image with access to its bytes. */
export interface StoredFile extends ServedFile {
  /** Null if they are missing. */
  bytes(): Promise<Uint8Array | null>;
}

/** Finds a stored image of a workspace; null if there is none. */
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
