import { VENDOR_KEY_FIELDS, type VendorKeyField } from '@pagewright/contract/settings';
import { UnreadableSecretError, type Secrets } from '../platform/secrets/index.ts';
import type { SealedKey } from './repository.ts';

/** A workspace's own key. */
export interface OwnKey {
  readonly field: VendorKeyField;
  /** Null if this server cannot decrypt it: it must be entered again. */
  readonly key: string | null;
}

/** Reads and decrypts a workspace's keys. */
export function readOwnKeys(
  secrets: Secrets,
  workspaceId: string,
  sealed: readonly SealedKey[],
): readonly OwnKey[] {
  return VENDOR_KEY_FIELDS.flatMap((field) => {
    const stored = sealed.find((one) => one.field === field);
    return stored ? [{ field, key: opened(secrets, stored.sealed, { workspaceId, field }) }] : [];
  });
}

/** Field name of the key of a custom model server. */
export const MODEL_SERVER_KEY = 'modelServerKey';

/** The key of a custom model server; null if it has none, or it cannot be decrypted. */
export function readServerKey(
  secrets: Secrets,
  workspaceId: string,
  sealed: readonly SealedKey[],
): string | null {
  const stored = sealed.find(({ field }) => field === MODEL_SERVER_KEY);
  return stored ? opened(secrets, stored.sealed, { workspaceId, field: MODEL_SERVER_KEY }) : null;
}

function opened(
  secrets: Secrets,
  sealed: string,
  place: { readonly workspaceId: string; readonly field: string },
): string | null {
  try {
    return secrets.open(sealed, place);
  } catch (error) {
    if (error instanceof UnreadableSecretError) return null;
    throw error;
  }
}
