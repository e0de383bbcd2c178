import { setTimeout as delay } from 'node:timers/promises';
import { importJWK, type CryptoKey } from 'jose';
import type { Log } from '../../platform/context.ts';

/** Finds a public key by its ID; undefined if there is none. */
export type KeyFinder = (keyId: string) => Promise<CryptoKey | undefined>;

/** Public signing keys in memory. */
export interface KeySet {
  readonly find: KeyFinder;
  /** Reloads the keys at the next lookup. */
  forget(): void;
}

/** An unknown key triggers a reload, but no more often than this: anybody can send made-up key IDs. */
const RELOAD_EVERY_MS = 100;
const KEY_ID = /^[\w-]{1,64}$/;

/** Source of a key set. */
export interface KeySource {
  /** All keys, each as the text of a JWK. */
  readonly load: () => Promise<readonly { readonly id: string; readonly publicKey: string }[]>;
  /** The algorithm of all keys. */
  readonly algorithm: string;
  readonly log: Log;
  /** Minimum milliseconds between reloads; default 100. */
  readonly reloadEveryMs?: number;
  /**
   * Age in milliseconds after which the set is reloaded in the background, so that removed keys disappear; default
   * never.
   */
  readonly staleAfterMs?: number;
}

/** Creates a key set from a source of all keys. */
export function createKeySet({
  load,
  algorithm,
  log,
  reloadEveryMs = RELOAD_EVERY_MS,
  staleAfterMs = Number.POSITIVE_INFINITY,
}: KeySource): KeySet {
  let keys = new Map<string, CryptoKey>();
  let loadedAt = 0;
  let loading: Promise<void> | null = null;

  const reload = async (): Promise<void> => {
    const began = Date.now();
    loadedAt = began;
    const read = new Map<string, CryptoKey>();
    for (const { id, publicKey } of await load()) {
      const key = await importKey(publicKey, algorithm);
      if (key) read.set(id, key);
      else log.error({ event: 'signing_key_unreadable', key: id }, 'signing key cannot be read');
    }
    keys = read;
  };

  /** Waits instead of refusing: another server may have created the key a moment ago. */
  const reloadInTurn = (): Promise<void> => {
    loading ??= delay(Math.max(0, loadedAt + reloadEveryMs - Date.now()))
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
      // A load that had already started may have been too early for this key.
      if (!keys.has(keyId) && wasLoading) await reloadInTurn();
      if (loading === null && Date.now() - loadedAt > staleAfterMs)
        reloadInTurn().catch((error: unknown) =>
          log.warn({ event: 'signing_keys_stale', err: error }, 'signing keys were not read again'),
        );
      return keys.get(keyId);
    },
    forget() {
      keys = new Map();
      loadedAt = 0;
    },
  };
}

async function importKey(publicKey: string, algorithm: string): Promise<CryptoKey | null> {
  try {
    const jwk: unknown = JSON.parse(publicKey);
    const key = typeof jwk === 'object' && jwk !== null ? await importJWK(jwk, algorithm) : null;
    return key instanceof Uint8Array ? null : key;
  } catch {
    return null;
  }
}
