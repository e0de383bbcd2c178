/** Name of the database; `/cookies` lists it. */
const NAME = 'pagewright.journal';

/** Its stores: `keys` by user, `entries` by their own id. */
export const KEYS = 'keys';
export const ENTRIES = 'entries';

/**
 * Opens the database of unsaved work, and makes it where it is missing.
 * @throws DOMException where the browser does not offer one, as in some private windows
 */
export function openJournal(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(KEYS, { keyPath: 'userId' });
    opening.result.createObjectStore(ENTRIES, { keyPath: 'id' });
  });
  return answerOf(opening);
}

/** Whether there is a database of unsaved work. Where the browser cannot tell, it is taken to be there. */
export async function hasJournal(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** The answer of a request, as a promise. */
export function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not answer.')),
    );
  });
}

/** Waits until what a transaction wrote is kept. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The transaction was aborted.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}
