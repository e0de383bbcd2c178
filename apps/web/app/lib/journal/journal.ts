import { getEntryLockCheck } from './entry-lock.ts';
import { requestResult, transactionDone, ENTRIES, KEYS, openJournal } from './journal-database.ts';
import {
  expectKey,
  JournalClosedError,
  getOrCreateJournalKey,
  readJournalKey,
  type JournalKey,
} from './journal-key.ts';

/** Entries older than this are deleted. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;
/** Maximum entries per user; the oldest are dropped first. */
const MAX_ENTRIES = 50;

/** The user and workspace that entries belong to. */
export interface JournalOwner {
  readonly userId: string;
  readonly workspaceId: string;
}

/** A decrypted entry. */
export interface OpenEntry {
  readonly id: string;
  /** The saved item being edited; null for a new one. */
  readonly itemId: string | null;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly content: unknown;
}

/** An entry as stored. Everything the user typed is inside `sealed`. */
interface StoredEntry extends JournalOwner {
  readonly id: string;
  readonly itemId: string | null;
  readonly keptAt: number;
  readonly keyId: string;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Stores and restores the unsaved work of one user in one workspace. */
export interface Journal {
  /**
   * Stores an entry, replacing the one with the same ID.
   * @throws JournalClosedError after the user has signed out; DOMException if there is no space
   */
  write(entry: Omit<OpenEntry, 'keptAt'>): Promise<void>;
  remove(id: string): Promise<void>;
  /** Entries that no open tab is editing, newest first. Expired ones are deleted. */
  unfinished(): Promise<OpenEntry[]>;
  close(): void;
}

/** Whether this browser can store unsaved work. Plain http lacks the necessary cryptography. */
export function canStoreUnsavedWork(): boolean {
  return (
    isSecureContext &&
    typeof indexedDB !== 'undefined' &&
    typeof crypto.subtle === 'object' &&
    typeof navigator.locks === 'object'
  );
}

/**
 * Opens the user's journal, creating a key if there is none.
 * @throws DOMException if the browser refuses to store anything
 */
export async function openUserJournal(owner: JournalOwner): Promise<Journal> {
  const database = await openJournal();
  // Another tab may want to delete the database or, in a later version, upgrade it.
  database.addEventListener('versionchange', () => database.close());
  const key = await getOrCreateJournalKey(database, owner.userId);
  return {
    write: (entry) => write(database, owner, key, entry),
    remove: (id) => remove(database, id),
    unfinished: () => unfinished(database, owner),
    close: () => database.close(),
  };
}

async function write(
  database: IDBDatabase,
  owner: JournalOwner,
  { id: keyId, key }: JournalKey,
  { id, itemId, content }: Omit<OpenEntry, 'keptAt'>,
): Promise<void> {
  // Before any await, so that the content is current.
  const keptAt = Date.now();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData(id, owner) },
    key,
    text,
  );
  const stored: StoredEntry = { ...owner, id, itemId, keptAt, keyId, iv, sealed };
  // Strict: written to disk before it counts as stored, so that it survives a crash of the browser or a power failure.
  const transaction = database.transaction([KEYS, ENTRIES], 'readwrite', { durability: 'strict' });
  const done = transactionDone(transaction);
  try {
    // In the same transaction as the write: an entry written after sign-out would belong to nobody.
    await expectKey(transaction, owner.userId, keyId);
    transaction.objectStore(ENTRIES).put(stored);
  } catch (error) {
    transaction.abort();
    await done.catch(() => undefined);
    throw error;
  }
  await done;
}

async function remove(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction(ENTRIES, 'readwrite', { durability: 'strict' });
  transaction.objectStore(ENTRIES).delete(id);
  await transactionDone(transaction);
}

async function unfinished(database: IDBDatabase, owner: JournalOwner): Promise<OpenEntry[]> {
  const key = await readJournalKey(database, owner.userId);
  if (key === null) throw new JournalClosedError('The key was deleted.');
  const transaction = database.transaction(ENTRIES, 'readonly');
  const all = await requestResult(transaction.objectStore(ENTRIES).getAll() as IDBRequest<StoredEntry[]>);
  const isHeld = await getEntryLockCheck();
  const own = all
    .filter(({ userId, id }) => userId === owner.userId && !isHeld(id))
    .toSorted((a, b) => b.keptAt - a.keptAt);
  const oldest = Date.now() - MAX_AGE_MS;
  const isStale = (entry: StoredEntry, place: number): boolean =>
    entry.keptAt < oldest || place >= MAX_ENTRIES || entry.keyId !== key.id;
  for (const entry of own.filter(isStale)) await remove(database, entry.id);
  const current = own.filter(
    (entry, place) => !isStale(entry, place) && entry.workspaceId === owner.workspaceId,
  );
  const opened = await Promise.allSettled(current.map((entry) => open(entry, key)));
  // An entry that cannot be decrypted was modified by something else; it is deleted when it expires.
  return opened.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []));
}

async function open(
  { id, itemId, keptAt, iv, sealed, ...owner }: StoredEntry,
  { key }: JournalKey,
): Promise<OpenEntry> {
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv, additionalData: additionalData(id, owner) },
    key,
    sealed,
  );
  return { id, itemId, keptAt, content: JSON.parse(new TextDecoder().decode(text)) as unknown };
}

/** Binds the ciphertext to its entry, so that it cannot be read as another entry or another user's. */
function additionalData(id: string, { userId, workspaceId }: JournalOwner): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([id, userId, workspaceId]));
}
