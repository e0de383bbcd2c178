import { holdEntry } from '../../../../lib/journal/entry-lock.ts';
import { JournalClosedError } from '../../../../lib/journal/journal-key.ts';
import { openUserJournal, type Journal, type JournalOwner } from '../../../../lib/journal/journal.ts';
import { logFailure } from '../../../../lib/log/log-failure.ts';
import { randomId } from '../../../../lib/random-id.ts';
import type { SentDraft } from '../saving/use-saving.ts';
import type { KeptDraft } from './kept-draft.ts';

/** Milliseconds after the first key that is not kept yet; the writing itself is done within a second of that key. */
const KEEP_AFTER_MS = 500;
const RETRY_MS = 5_000;

/**
 * Whether unsaved text is kept in this browser. `unavailable`: the browser offers no place, or none that can be encrypted.
 * `failing`: it was refused, and is tried again. `closed`: the user signed out in another tab.
 */
export type JournalStatus = 'on' | 'unavailable' | 'failing' | 'closed';

/** What the form holds and the server does not. */
export interface UnsavedDraft extends Omit<KeptDraft, 'sent'> {
  readonly itemId: string | null;
}

/** Keeps what is typed into one form, shortly after it is typed. */
export interface DraftJournal {
  /** Tells of every change of the form; null when all of it is saved or given up. Cheap: nothing is written yet. */
  readonly follow: (unsaved: UnsavedDraft | null) => void;
  /** Tells of a save that goes out; null when it is answered. */
  readonly sending: (sent: SentDraft | null) => void;
  /** Writes at once what is not written yet. */
  readonly flush: () => void;
  /** Goes on in an entry that another tab left, and that this one holds. */
  readonly adopt: (id: string, release: () => void) => void;
  /** Begins again after the user has signed in again. */
  readonly reopen: () => void;
  /** Ends with the form: what is unsaved stays to be recovered. */
  readonly stop: () => void;
  /** The journal itself, to look for what was left. */
  readonly open: () => Promise<Journal>;
}

/** Keeps what is typed into a form of this user. `onStatus` hears of every change of the status. */
export function createDraftJournal(
  owner: JournalOwner,
  onStatus: (status: JournalStatus) => void,
): DraftJournal {
  let journal: Promise<Journal> | null = null;
  let entry: { readonly id: string; readonly release: () => void } | null = null;
  let isKept = false;
  let unsaved: UnsavedDraft | null = null;
  let sent: SentDraft | null = null;
  let isWritten = true;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();

  const open = (): Promise<Journal> => {
    journal ??= openUserJournal(owner).catch((error: unknown) => {
      journal = null;
      throw error;
    });
    return journal;
  };

  async function take(): Promise<string> {
    if (entry) return entry.id;
    const id = randomId();
    const release = await holdEntry(id);
    entry = { id, release: release ?? (() => undefined) };
    return id;
  }

  async function write(): Promise<void> {
    if (isClosed || isWritten) return;
    isWritten = true;
    try {
      if (unsaved) {
        const { itemId, ...kept } = unsaved;
        const content: KeptDraft = { ...kept, sent };
        const [to, id] = [await open(), await take()];
        isKept = true;
        await to.write({ id, itemId, content });
      } else if (isKept && entry) {
        await (await open()).remove(entry.id);
        isKept = false;
      }
      onStatus('on');
    } catch (error) {
      isWritten = false;
      if (error instanceof JournalClosedError) {
        isClosed = true;
        return onStatus('closed');
      }
      logFailure('Unsaved text could not be kept in this browser.', error);
      onStatus('failing');
      clearTimeout(timer);
      timer = setTimeout(flush, RETRY_MS);
    }
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(write);
  }

  function schedule(): void {
    isWritten = false;
    timer ??= setTimeout(flush, KEEP_AFTER_MS);
  }

  return {
    open,
    flush,
    follow(next) {
      if (next === null && unsaved === null && !isKept) return;
      unsaved = next;
      if (next) return schedule();
      isWritten = false;
      flush();
    },
    sending(next) {
      sent = next;
      if (unsaved === null) return;
      isWritten = false;
      // Before the answer can be there, so that a crash in between finds what was sent.
      if (next) flush();
      else schedule();
    },
    adopt(id, release) {
      const before = entry;
      if (before) {
        queue = queue.then(async () => {
          if (isKept) await (await open()).remove(before.id).catch(() => undefined);
          before.release();
        });
      }
      queue = queue.then(() => {
        entry = { id, release };
        isKept = true;
        isWritten = false;
      });
      flush();
    },
    reopen() {
      if (!isClosed) return;
      isClosed = false;
      void journal?.then((opened) => opened.close());
      journal = null;
      isKept = false;
      flush();
    },
    stop() {
      if (!isWritten) flush();
      clearTimeout(timer);
      queue = queue.then(async () => {
        entry?.release();
        (await journal)?.close();
      });
    },
  };
}
