import type { ContentItem } from '@pagewright/contract/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lockEntry } from '../../../../lib/journal/entry-lock.ts';
import type { OpenEntry } from '../../../../lib/journal/journal.ts';
import { logFailure } from '../../../../lib/log/log-failure.ts';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import type { DraftJournal } from './draft-journal.ts';
import { recoveryMessages } from './messages.ts';
import { reconcileEntry, type UnsavedText } from './reconcile-entry.ts';

/** Unsaved text offered in the form, locked so that no other tab offers it too. */
export interface Offer extends UnsavedText {
  readonly release: () => void;
}

interface RecoveryOptions {
  readonly journal: DraftJournal | null;
  /** The item the form was opened with; null for a new one. */
  readonly item: ContentItem | null;
  /** The requested entry; offered first. */
  readonly wantedId: string | null;
  /** The entry turned out to be fully saved as this item. */
  readonly onSaved: (item: ContentItem) => void;
  /** The new item's text turned out to belong to one created in the meantime. */
  readonly onElsewhere: (itemId: string) => void;
}

/** Looks for unsaved text of this form when it is opened. */
export function useRecovery(options: RecoveryOptions) {
  const { journal } = options;
  const [offer, setOffer] = useState<Offer | null>(null);
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  const waiting = useRef<OpenEntry[]>([]);
  const hasLooked = useRef(false);

  const next = useCallback(async (): Promise<void> => {
    setOffer(null);
    const { item, onSaved, onElsewhere } = now.current;
    if (journal === null) return;
    const opened = await journal.open();
    for (let entry = waiting.current.shift(); entry; entry = waiting.current.shift()) {
      const release = await lockEntry(entry.id);
      if (release === null) continue;
      const settled = await reconcileEntry(opened, entry, item);
      if (settled.kind === 'unsaved' && settled.text.item?.id === item?.id) {
        return setOffer({ ...settled.text, release });
      }
      release();
      if (settled.kind === 'saved') onSaved(settled.item);
      else if (settled.kind === 'unsaved' && settled.text.item) return onElsewhere(settled.text.item.id);
    }
  }, [journal]);

  useEffect(() => {
    if (journal === null || hasLooked.current) return;
    hasLooked.current = true;
    const { item, wantedId } = now.current;
    const findEntries = async (): Promise<void> => {
      const found = await (await journal.open()).unfinished();
      const own = found.filter(({ itemId }) => itemId === (item?.id ?? null));
      waiting.current = own.toSorted((a, b) => Number(b.id === wantedId) - Number(a.id === wantedId));
      await next();
    };
    findEntries().catch((error: unknown) => logFailure('Unsaved text could not be looked for.', error));
  }, [journal, next]);

  /** Ends the offer: the text is on the screen, and other entries stay for later. */
  const accept = useCallback((): void => {
    waiting.current = [];
    setOffer(null);
  }, []);

  const discard = useCallback(async (): Promise<void> => {
    if (!journal || !offer) return;
    try {
      await (await journal.open()).remove(offer.entry.id);
      offer.release();
      await next();
    } catch (error) {
      logFailure('Unsaved text could not be discarded.', error);
      notify({ type: 'error', message: getMessages(recoveryMessages).discardFailed });
    }
  }, [journal, offer, next]);

  const postpone = useCallback((): void => {
    offer?.release();
    accept();
  }, [offer, accept]);

  return { offer, accept, discard, postpone };
}
