import { property } from '@pagewright/contract/errors';
import { randomId } from '../random-id.ts';
import { requestResult, transactionDone, KEYS } from './journal-database.ts';

/** The encryption key of a user's entries in this browser. Scripts cannot extract it. */
export interface JournalKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** The user's key is gone: they signed out, here or in another tab. */
export class JournalClosedError extends Error {
  override readonly name = 'JournalClosedError';
}

/** A user's key; null if there is none. */
export async function readJournalKey(database: IDBDatabase, userId: string): Promise<JournalKey | null> {
  const transaction = database.transaction(KEYS, 'readonly');
  return keyOf(await requestResult<unknown>(transaction.objectStore(KEYS).get(userId)));
}

/** A user's key, created if missing. Tabs that create one at the same time get the same one. */
export async function getOrCreateJournalKey(database: IDBDatabase, userId: string): Promise<JournalKey> {
  const known = await readJournalKey(database, userId);
  if (known) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const created: JournalKey = { id: randomId(), key };
  const transaction = database.transaction(KEYS, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(KEYS);
  const other = keyOf(await requestResult<unknown>(store.get(userId)));
  if (!other) store.put({ userId, ...created });
  await transactionDone(transaction);
  return other ?? created;
}

/** @throws JournalClosedError if this is no longer the user's key */
export async function expectKey(transaction: IDBTransaction, userId: string, id: string): Promise<void> {
  const known = await requestResult<unknown>(transaction.objectStore(KEYS).get(userId));
  if (property(known, 'id') !== id) throw new JournalClosedError('The key was deleted.');
}

function keyOf(record: unknown): JournalKey | null {
  const [id, key] = [property(record, 'id'), property(record, 'key')];
  return typeof id === 'string' && key instanceof CryptoKey ? { id, key } : null;
}
