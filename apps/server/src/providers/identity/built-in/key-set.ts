import { setTimeout as delay } from 'node:timers/promises';
import { importJWK, type CryptoKey } from 'jose';
import type { Log } from '../../../context.ts';
import { TOKEN_ALGORITHM, type KeyFinder } from './verify-token.ts';

/** Public signing keys in memory. */
export interface KeySet {
  readonly find: KeyFinder;
  /** Reads the keys again at the next question. */
  forget(): void;
}

/** An unknown key makes the set be read again, but no more often than this: anybody can send made-up key ids. */
const RELOAD_EVERY_MS = 100;
const KEY_ID = /^[\w-]{1,64}$/;

/** A key set over a look-up of all keys. */
export function createKeySet(
  load: () => Promise<readonly { readonly id: string; readonly publicKey: string }[]>,
  log: Log,
): KeySet {
  let keys = new Map<string, CryptoKey>();
  let loadedAt = 0;
  let loading: Promise<void> | null = null;

  const reload = async (): Promise<void> => {
    const began = Date.now();
    const read = new Map<string, CryptoKey>();
    for (const { id, publicKey } of await load()) {
      const key = await importKey(publicKey);
      if (key) read.set(id, key);
      else log.error({ key: id }, 'signing key cannot be read');
    }
    keys = read;
    loadedAt = began;
  };

  /** Waits for its turn rather than refuse: the key may be one that another server made a moment ago. */
  const reloadInTurn = (): Promise<void> => {
    loading ??= delay(Math.max(0, loadedAt + RELOAD_EVERY_MS - Date.now()))
      .then(reload)
      .finally(() => {
        loading = null;
      });
    return loading;
  };

  return {
    async find(keyId) {
      if (!KEY_ID.test(keyId)) return undefined;
      const wasLoading = loading !== null;
      if (!keys.has(keyId)) await reloadInTurn();
      // A reading that had begun before may have been too early for this key.
      if (!keys.has(keyId) && wasLoading) await reloadInTurn();
      return keys.get(keyId);
    },
    forget() {
      keys = new Map();
      loadedAt = 0;
    },
  };
}

async function importKey(publicKey: string): Promise<CryptoKey | null> {
  try {
    const jwk: unknown = JSON.parse(publicKey);
    const key = typeof jwk === 'object' && jwk !== null ? await importJWK(jwk, TOKEN_ALGORITHM) : null;
    return key instanceof Uint8Array ? null : key;
  } catch {
    return null;
  }
}
