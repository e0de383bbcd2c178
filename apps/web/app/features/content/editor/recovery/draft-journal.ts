import { lockEntry } from '../../../../lib/journal/entry-lock.ts';
import { JournalClosedError } from '../../../../lib/journal/journal-key.ts';
import { openUserJournal, type Journal, type JournalOwner } from '../../../../lib/journal/journal.ts';
import { logFailure } from '../../../../lib/log/log-failure.ts';
import { randomId } from '../../../../lib/random-id.ts';
import type { SentDraft } from '../saving/use-saving.ts';
import type { StoredDraft } from './stored-draft.ts';

/** Milliseconds between the first unstored keystroke and the write, which takes less than a second. */
const KEEP_AFTER_MS = 500;
const RETRY_MS = 5_000;

/**
 * Whether unsaved text is stored in this browser. `unavailable`: the browser offers no storage, or none that can be
 * encrypted. `failing`: writing failed and is retried. `closed`: the user signed out in another tab.
 */
export type JournalStatus = 'on' | 'unavailable' | 'failing' | 'closed';

/** Form content that the server does not have. */
export interface UnsavedDraft extends Omit<StoredDraft, 'sent'> {
  readonly itemId: string | null;
}

/** Stores a form's content shortly after it is typed. */
export interface DraftJournal {
  /** Called on every form change; null when everything is saved or discarded. Cheap: does not write yet. */
  readonly follow: (unsaved: UnsavedDraft | null) => void;
  /** Called when a save is sent; null when its response arrives. */
  readonly sending: (sent: SentDraft | null) => void;
  /** Writes pending changes immediately. */
  readonly flush: () => void;
  /** Continues an entry that another tab left and that this one has locked. */
  readonly adopt: (id: string, release: () => void) => void;
  /** Restarts after the user has signed in again. */
  readonly reopen: () => void;
  /** Stops with the form; unsaved text can be recovered. */
  readonly stop: () => void;
  /** The journal itself, to look for recoverable entries. */
  readonly open: () => Promise<Journal>;
}

/** Stores the content of this user's form. `onStatus` is called on every status change. */
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
    const release = await lockEntry(id);
    entry = { id, release: release ?? (() => undefined) };
    return id;
  }

  async function write(): Promise<void> {
    if (isClosed || isWritten) return;
    isWritten = true;
    try {
      if (unsaved) {
        const { itemId, ...kept } = unsaved;
        const content: StoredDraft = { ...kept, sent };
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
      // Before the response can arrive, so that a crash in between finds what was sent.
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
