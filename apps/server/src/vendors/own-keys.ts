import { VENDOR_KEY_FIELDS, type VendorKeyField } from '@pagewright/contract/settings';
import { UnreadableSecretError, type Secrets } from '../secrets/index.ts';
import type { SealedKey } from './repository.ts';

/** A key of a workspace's own. */
export interface OwnKey {
  readonly field: VendorKeyField;
  /** Null where this server's key does not open it: it has to be entered again. */
  readonly key: string | null;
}

/** The keys of a workspace, opened. */
export function readOwnKeys(
  secrets: Secrets,
  workspaceId: string,
  sealed: readonly SealedKey[],
): readonly OwnKey[] {
  return VENDOR_KEY_FIELDS.flatMap((field) => {
    const kept = sealed.find((one) => one.field === field);
    return kept ? [{ field, key: opened(secrets, kept.sealed, { workspaceId, field }) }] : [];
  });
}

/** The field under which the key of a named model server is kept. */
export const MODEL_SERVER_KEY = 'modelServerKey';

/** The key of a named model server; null where it has none, or this installation's secret does not open it. */
export function readServerKey(
  secrets: Secrets,
  workspaceId: string,
  sealed: readonly SealedKey[],
): string | null {
  const kept = sealed.find(({ field }) => field === MODEL_SERVER_KEY);
  return kept ? opened(secrets, kept.sealed, { workspaceId, field: MODEL_SERVER_KEY }) : null;
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
