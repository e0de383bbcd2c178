/** Database name; listed on `/cookies`. */
const NAME = 'pagewright.journal';

/** Object stores: `keys` by user, `entries` by ID. */
export const KEYS = 'keys';
export const ENTRIES = 'entries';

/**
 * Opens the database of unsaved work, creating it if needed.
 * @throws DOMException if the browser does not offer one, as in some private windows
 */
export function openJournal(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(KEYS, { keyPath: 'userId' });
    opening.result.createObjectStore(ENTRIES, { keyPath: 'id' });
  });
  return requestResult(opening);
}

/** Whether a database of unsaved work exists. Assumes so if the browser cannot tell. */
export async function journalExists(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  if (typeof indexedDB.databases !== 'function') return true;
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** Converts a request into a promise. */
export function requestResult<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not answer.')),
    );
  });
}

/** Waits until a transaction's writes are stored. */
export function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The transaction was aborted.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}
