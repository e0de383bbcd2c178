import type { ContentItem } from '@pagewright/contract/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdEntry } from '../../../../lib/journal/entry-lock.ts';
import type { OpenEntry } from '../../../../lib/journal/journal.ts';
import { logFailure } from '../../../../lib/log/log-failure.ts';
import { sentencesOf } from '../../../../lib/messages/define-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import type { DraftJournal } from './draft-journal.ts';
import { recoveryMessages } from './messages.ts';
import { settleEntry, type UnsavedText } from './settle-entry.ts';

/** Unsaved text that is offered in the form, held so that no other tab offers it too. */
export interface Offer extends UnsavedText {
  readonly release: () => void;
}

interface RecoveryOptions {
  readonly journal: DraftJournal | null;
  /** The item that the form was opened with; null for a new one. */
  readonly item: ContentItem | null;
  /** The entry that was asked for; it is offered first. */
  readonly wantedId: string | null;
  /** All of an entry turned out to be saved, and this is the item. */
  readonly onSaved: (item: ContentItem) => void;
  /** The text of a new item turned out to belong to one that was created meanwhile. */
  readonly onElsewhere: (itemId: string) => void;
}

/** Looks for text that was typed into this form and not saved, when the form is opened. */
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
      const release = await holdEntry(entry.id);
      if (release === null) continue;
      const settled = await settleEntry(opened, entry, item);
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
    const look = async (): Promise<void> => {
      const found = await (await journal.open()).unfinished();
      const own = found.filter(({ itemId }) => itemId === (item?.id ?? null));
      waiting.current = own.toSorted((a, b) => Number(b.id === wantedId) - Number(a.id === wantedId));
      await next();
    };
    look().catch((error: unknown) => logFailure('Unsaved text could not be looked for.', error));
  }, [journal, next]);

  /** Ends the offer: the text is on the screen, and what else was found stays for another time. */
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
      notify({ type: 'error', message: sentencesOf(recoveryMessages).discardFailed });
    }
  }, [journal, offer, next]);

  const postpone = useCallback((): void => {
    offer?.release();
    accept();
  }, [offer, accept]);

  return { offer, accept, discard, postpone };
}
