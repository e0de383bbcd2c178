import { restoreRevision, type ContentItem } from '@pagewright/contract/content';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { currentPreferences } from '../../../../lib/preferences/preferences-store.ts';
import {
  draftOf,
  isSameDraft,
  isSameState,
  isSameWriting,
  type DraftState,
  type ItemDraft,
} from '../item-draft.ts';
import {
  creationOf,
  holdsWriting,
  sendCreation,
  updateItem,
  type Creation,
  type SaveResult,
} from './save-item.ts';

/** Milliseconds between automatic saves. */
const AUTOSAVE_MS = 30_000;

interface SavingOptions {
  readonly item: ContentItem | null;
  readonly draft: ItemDraft;
  /** What the form began with: the item's fields, or a template's. */
  readonly startDraft: ItemDraft;
  readonly templateId: string | null;
  readonly isReadOnly: boolean;
  readonly untitled: string;
  /** Whether what is unsaved outlives the page without a save. */
  readonly isKept: boolean;
  /** Told of every save, by a person or by the clock. */
  readonly onSaved: () => void;
  /** Told of a status that the form does not have yet, because somebody else gave it. */
  readonly onState: (state: DraftState) => void;
  /** Told of every save that goes out, and with null that its answer came. */
  readonly onSending: (sent: SentDraft | null) => void;
}

/** A save that went out and is not answered yet: whether the server has it is not known. */
export interface SentDraft {
  readonly draft: ItemDraft;
  /** The first save of a new item; null where there is an item. */
  readonly creation: Creation | null;
}

/** Where saving goes on after a recovery. */
interface Resumption {
  /** The item that the recovered text was written on; null for a new one. */
  readonly item: ContentItem | null;
  /** What stands on the server, where it has moved on since then: it is asked which version goes on. */
  readonly moved: ContentItem | null;
  /** What the server holds, as a form. */
  readonly saved: ItemDraft;
  readonly sent: SentDraft | null;
}

/** Another version than ours that was saved meanwhile. */
interface Conflict {
  readonly current: ContentItem;
  /** The question waits: it was put off. */
  readonly isPostponed: boolean;
}

/** What the form knows of its saves. */
export interface Saving {
  readonly item: ContentItem | null;
  readonly isDirty: boolean;
  /** The draft as it was last saved from here. */
  readonly saved: ItemDraft;
  readonly isSaving: boolean;
  readonly autosavedAt: Date | null;
  readonly autosaveFailure: ApiFailure | null;
  readonly conflict: Conflict | null;
  /** Saves what is on the screen. */
  readonly save: () => Promise<SaveResult>;
  /** Keeps what is on the screen as a revision where it was not saved yet, without touching status and public page. */
  readonly keep: () => Promise<SaveResult | null>;
  /** As `keep`; answers the revision of what is on the screen, null where it could not be saved. */
  readonly keepRevision: () => Promise<number | null>;
  /** The item has this status now, by somebody's deed that made no revision. */
  readonly takeState: (state: Pick<ContentItem, 'status' | 'scheduledFor'>) => void;
  /** Goes on from this version of the item: it was restored, or chosen in a conflict. */
  readonly goOnFrom: (item: ContentItem) => void;
  /** Goes on after a recovery. */
  readonly resume: (from: Resumption) => void;
  /** In a conflict: puts our version onto the one that stands. */
  readonly keepMine: () => Promise<SaveResult>;
  /** In a conflict: lets theirs stand, with ours as a revision before it. */
  readonly takeTheirs: () => Promise<SaveResult>;
  /** What is on the screen was given up: nothing saves it any more. */
  readonly discard: () => void;
  /** Puts the question of a conflict off, or asks it again. */
  readonly postpone: (isPostponed: boolean) => void;
}

/**
 * Saves one item: by a person; and by the clock every 30 s, when the page is hidden and when it is left, unless the user
 * does not want that. Saves never run side by side, and each names the revision that it was made on.
 */
export function useSaving(options: SavingOptions): Saving {
  const [item, setItem] = useState(options.item);
  const [savedDraft, setSavedDraft] = useState(options.startDraft);
  const [isSaving, setSaving] = useState(false);
  const [autosavedAt, setAutosavedAt] = useState<Date | null>(null);
  const [autosaveFailure, setAutosaveFailure] = useState<ApiFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const state = { ...options, conflict };
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });
  // Of their own, because the next save may begin before the last one is rendered.
  const base = useRef(options.item);
  const saved = useRef(options.startDraft);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef<SentDraft | null>(null);
  // The form still stands until the screen that follows is there.
  const isDiscarded = useRef(false);

  const send = useCallback(
    async (isAutomatic: boolean, keepalive: boolean, on?: ContentItem): Promise<[SaveResult, ItemDraft]> => {
      const { draft, templateId, untitled, onSending } = now.current;
      const options = { isAutomatic, keepalive, untitled };
      const attempt = async (sent: SentDraft, work: () => Promise<SaveResult>): Promise<SaveResult> => {
        unanswered.current = sent;
        onSending(sent);
        const result = await work();
        // Without an answer it may have been saved all the same.
        if (result.outcome === 'failed' && isUnanswered(result.failure)) return result;
        unanswered.current = null;
        onSending(null);
        return result;
      };
      let item = on ?? base.current;
      if (item === null) {
        const creation = unanswered.current?.creation ?? creationOf(draft, templateId, options);
        const result = await attempt({ draft: creation.draft, creation }, () =>
          sendCreation(creation, keepalive),
        );
        if (result.outcome !== 'saved') return [result, draft];
        const isWhole =
          isSameDraft(creation.draft, draft) && (isAutomatic || creation.body.status === draft.status);
        if (isWhole) return [result, draft];
        item = result.item;
        base.current = item;
        setItem(item);
        const { status, scheduledFor } = draftOf(item);
        saved.current = { ...creation.draft, status, scheduledFor };
        setSavedDraft(saved.current);
      }
      const before = unanswered.current?.draft;
      const update = (onto: ContentItem): Promise<SaveResult> =>
        attempt({ draft, creation: null }, () =>
          updateItem(draft, { ...options, item: onto, saved: saved.current }),
        );
      const result = await update(item);
      if (result.outcome !== 'conflict') return [result, draft];
      // Our own save, whose answer never arrived, is no conflict.
      const { current } = result;
      if (isAutomatic && holdsWriting(current, draft)) {
        return [{ outcome: 'saved', item: current, isNew: false }, draft];
      }
      const isOwn = holdsWriting(current, draft) || (before !== undefined && holdsWriting(current, before));
      return [isOwn ? await update(current) : result, draft];
    },
    [],
  );

  const run = useCallback(
    (isAutomatic: boolean, on?: ContentItem, keepalive = false): Promise<SaveResult> => {
      const work = running.current.then(async () => {
        const { onSaved } = now.current;
        if (!isAutomatic) setSaving(true);
        const [result, draft] = await send(isAutomatic, keepalive, on);
        if (!isAutomatic) setSaving(false);
        if (result.outcome === 'saved') {
          base.current = result.item;
          setItem(result.item);
          // An automatic save leaves the status as it was saved before.
          const { status, scheduledFor } = draftOf(result.item);
          const isOther = !isAutomatic && status !== draft.status;
          saved.current = isAutomatic || isOther ? { ...draft, status, scheduledFor } : draft;
          setSavedDraft(saved.current);
          if (isOther) now.current.onState({ status, scheduledFor });
          setConflict(null);
          setAutosaveFailure(null);
          setAutosavedAt(isAutomatic ? new Date() : null);
          onSaved();
        } else if (result.outcome === 'conflict') {
          setConflict({ current: result.current, isPostponed: false });
        } else if (isAutomatic) setAutosaveFailure(result.failure);
        return result;
      });
      running.current = work.catch(() => undefined);
      return work;
    },
    [send],
  );

  const keepWith = useCallback(
    async (keepalive: boolean): Promise<SaveResult | null> => {
      await running.current;
      return isSameWriting(now.current.draft, saved.current) ? null : run(true, undefined, keepalive);
    },
    [run],
  );
  const keep = useCallback(() => keepWith(false), [keepWith]);

  const keepRevision = useCallback(async (): Promise<number | null> => {
    const kept = now.current.isReadOnly ? null : await keep();
    return kept && kept.outcome !== 'saved' ? null : (base.current?.revision ?? null);
  }, [keep]);

  const takeState = useCallback((state: Pick<ContentItem, 'status' | 'scheduledFor'>) => {
    const { current } = base;
    if (!current || (current.status === state.status && current.scheduledFor === state.scheduledFor)) return;
    base.current = { ...current, ...state };
    setItem(base.current);
    const { status, scheduledFor } = draftOf(base.current);
    // What the user has chosen and not saved yet stays chosen.
    if (isSameState(now.current.draft, saved.current)) now.current.onState({ status, scheduledFor });
    saved.current = { ...saved.current, status, scheduledFor };
    setSavedDraft(saved.current);
  }, []);

  useEffect(() => {
    const autosave = (keepalive: boolean): void => {
      const { conflict: open, isReadOnly, draft } = now.current;
      if (!currentPreferences().autoSave) return;
      if (isDiscarded.current || open || isReadOnly || isSameWriting(draft, saved.current)) return;
      // A new item whose words are as they began is nothing to keep.
      const { title, content } = saved.current;
      if (base.current === null && draft.title === title && draft.content === content) return;
      void keepWith(keepalive);
    };
    const byClock = (): void => autosave(false);
    // The page may never run again: what goes out now has to outlive it. It does so up to 60 kB and with a token that is
    // still good; a larger text stays in the journal only, and is offered when the item is opened again.
    // A new item is not created then where the journal has it: its answer could not be taken up, and when the form is
    // opened again it would be created a second time.
    let isLeft = false;
    const whenLeft = (): void => {
      isLeft = base.current === null && now.current.isKept;
      if (!isLeft) autosave(true);
    };
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden' && !isLeft) autosave(true);
    };
    const whenShown = (): void => {
      isLeft = false;
    };
    const timer = setInterval(byClock, AUTOSAVE_MS);
    document.addEventListener('visibilitychange', whenHidden);
    globalThis.addEventListener('pagehide', whenLeft);
    globalThis.addEventListener('pageshow', whenShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenHidden);
      globalThis.removeEventListener('pagehide', whenLeft);
      globalThis.removeEventListener('pageshow', whenShown);
    };
  }, [keepWith]);

  const goOnFrom = useCallback((next: ContentItem) => {
    base.current = next;
    setItem(next);
    saved.current = draftOf(next);
    setSavedDraft(saved.current);
    setConflict(null);
    setAutosavedAt(null);
    setAutosaveFailure(null);
  }, []);

  const resume = useCallback(({ item: from, moved, saved: held, sent }: Resumption) => {
    base.current = from;
    setItem(from);
    saved.current = held;
    setSavedDraft(held);
    unanswered.current = sent;
    setConflict(moved ? { current: moved, isPostponed: false } : null);
  }, []);

  return {
    item,
    saved: savedDraft,
    resume,
    isDirty: !isSameDraft(options.draft, savedDraft),
    isSaving,
    autosavedAt,
    autosaveFailure,
    conflict,
    save: useCallback(() => run(false), [run]),
    keep,
    keepRevision,
    takeState,
    goOnFrom,
    keepMine: useCallback(() => run(false, now.current.conflict?.current), [run]),
    takeTheirs: useCallback(async () => {
      const theirs = now.current.conflict?.current;
      const kept = await run(true, theirs);
      if (!theirs || kept.outcome !== 'saved') return kept;
      const params = { id: theirs.id, number: theirs.revision };
      const { data, error } = await callApi(restoreRevision, { params });
      return error
        ? { outcome: 'failed', failure: error, isNew: false }
        : { outcome: 'saved', item: data, isNew: false };
    }, [run]),
    discard: useCallback(() => {
      isDiscarded.current = true;
    }, []),
    postpone: useCallback(
      (isPostponed: boolean) => setConflict((open) => (open ? { ...open, isPostponed } : null)),
      [],
    ),
  };
}

/** Whether a save may have been carried out although it failed: there was no answer, or it came from a gateway. */
function isUnanswered({ status }: ApiFailure): boolean {
  return [0, 502, 503, 504].includes(status);
}
