import { property } from '@pagewright/contract/errors';
import {
  requestResult,
  transactionDone,
  ENTRIES,
  journalExists,
  KEYS,
  openJournal,
} from './journal-database.ts';

/**
 * Deletes the keys and entries of unsaved work of all users except one, or of everyone for null, making it unreadable.
 * Never throws: without a database there is nothing to delete.
 */
export async function deleteJournals(exceptUserId: string | null): Promise<void> {
  try {
    if (!(await journalExists())) return;
    const database = await openJournal();
    const transaction = database.transaction([KEYS, ENTRIES], 'readwrite', { durability: 'strict' });
    for (const name of [KEYS, ENTRIES]) {
      const store = transaction.objectStore(name);
      if (exceptUserId === null) store.clear();
      else void deleteOthers(store, exceptUserId);
    }
    await transactionDone(transaction);
    database.close();
  } catch {
    // Storage is off, so there is nothing to delete.
  }
}

async function deleteOthers(store: IDBObjectStore, userId: string): Promise<void> {
  const [keys, records] = await Promise.all([
    requestResult(store.getAllKeys()),
    requestResult<unknown[]>(store.getAll()),
  ]);
  for (const [place, key] of keys.entries()) {
    if (property(records[place], 'userId') !== userId) store.delete(key);
  }
}
