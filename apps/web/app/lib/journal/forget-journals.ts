import { property } from '@pagewright/contract/errors';
import { answerOf, committed, ENTRIES, hasJournal, KEYS, openJournal } from './journal-database.ts';

/**
 * Deletes the keys and entries of unsaved work of all users except one, or of everyone for null, making it unreadable.
 * Never throws: without a database there is nothing to delete.
 */
export async function forgetJournals(exceptUserId: string | null): Promise<void> {
  try {
    if (!(await hasJournal())) return;
    const database = await openJournal();
    const transaction = database.transaction([KEYS, ENTRIES], 'readwrite', { durability: 'strict' });
    for (const name of [KEYS, ENTRIES]) {
      const store = transaction.objectStore(name);
      if (exceptUserId === null) store.clear();
      else void forgetOthers(store, exceptUserId);
    }
    await committed(transaction);
    database.close();
  } catch {
    // Storage is off, so there is nothing to delete.
  }
}

async function forgetOthers(store: IDBObjectStore, userId: string): Promise<void> {
  const [keys, records] = await Promise.all([
    answerOf(store.getAllKeys()),
    answerOf<unknown[]>(store.getAll()),
  ]);
  for (const [place, key] of keys.entries()) {
    if (property(records[place], 'userId') !== userId) store.delete(key);
  }
}
