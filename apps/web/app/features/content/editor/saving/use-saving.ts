import { restoreRevision, type ContentItem } from '@pagewright/contract/content';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { callApi } from '../../../../lib/api/call-api.ts';
import { currentPreferences } from '../../../../lib/preferences/preferences-store.ts';
import {
  toItemDraft,
  isSameDraft,
  hasSameStatus,
  hasSameContent,
  type DraftState,
  type ItemDraft,
} from '../item-draft.ts';
import {
  prepareCreation,
  containsDraft,
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
  /** The form's initial values: the item's fields or a template's. */
  readonly startDraft: ItemDraft;
  readonly templateId: string | null;
  readonly isReadOnly: boolean;
  readonly untitled: string;
  /** Whether unsaved content survives the page without a save. */
  readonly isKept: boolean;
  /** Called on every save, manual or automatic. */
  readonly onSaved: () => void;
  /** Called with a status the form does not have yet, because somebody else set it. */
  readonly onState: (state: DraftState) => void;
  /** Called with every save that is sent, and with null when its response arrives. */
  readonly onSending: (sent: SentDraft | null) => void;
}

/** A save without a response yet; whether the server has it is unknown. */
export interface SentDraft {
  readonly draft: ItemDraft;
  /** The first save of a new item; null if the item exists. */
  readonly creation: Creation | null;
}

/** Where saving resumes after a recovery. */
interface Resumption {
  /** The item that the recovered text was based on; null for a new one. */
  readonly item: ContentItem | null;
  /** The newer version on the server, if it has changed since: the user is asked which version to keep. */
  readonly moved: ContentItem | null;
  /** The server's version as form values. */
  readonly saved: ItemDraft;
  readonly sent: SentDraft | null;
}

/** A different version saved in the meantime. */
interface Conflict {
  readonly current: ContentItem;
  /** The user postponed the question. */
  readonly isPostponed: boolean;
}

/** The state and actions of saving. */
export interface Saving {
  readonly item: ContentItem | null;
  readonly isDirty: boolean;
  /** The draft as last saved from here. */
  readonly saved: ItemDraft;
  readonly isSaving: boolean;
  readonly autosavedAt: Date | null;
  readonly autosaveFailure: ApiFailure | null;
  readonly conflict: Conflict | null;
  /** Saves the screen's content. */
  readonly save: () => Promise<SaveResult>;
  /** Stores unsaved content on the screen as a revision, without changing status or public page. */
  readonly storeRevision: () => Promise<SaveResult | null>;
  /** Like `storeRevision`, but returns the revision of the screen's content; null if it could not be saved. */
  readonly keepRevision: () => Promise<number | null>;
  /** The item now has this status, through an action that created no revision. */
  readonly applyState: (state: Pick<ContentItem, 'status' | 'scheduledFor'>) => void;
  /** Continues from this version of the item: it was restored or chosen in a conflict. */
  readonly continueFrom: (item: ContentItem) => void;
  /** Continues after a recovery. */
  readonly resume: (from: Resumption) => void;
  /** In a conflict, saves our version on top of the current one. */
  readonly keepMine: () => Promise<SaveResult>;
  /** In a conflict, keeps theirs, with ours as a revision before it. */
  readonly takeTheirs: () => Promise<SaveResult>;
  /** The content was discarded: nothing saves it anymore. */
  readonly discard: () => void;
  /** Postpones a conflict's question, or asks it again. */
  readonly postpone: (isPostponed: boolean) => void;
}

/**
 * Saves an item: on request, and unless the user turned it off, every 30 s, when the page is hidden, and when it is
 * left. Saves never overlap, and each names its base revision.
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
  // Separate values, because the next save may begin before the last one is rendered.
  const base = useRef(options.item);
  const saved = useRef(options.startDraft);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const unanswered = useRef<SentDraft | null>(null);
  // The form remains until the next screen is there.
  const isDiscarded = useRef(false);

  const send = useCallback(
    async (isAutomatic: boolean, keepalive: boolean, on?: ContentItem): Promise<[SaveResult, ItemDraft]> => {
      const { draft, templateId, untitled, onSending } = now.current;
      const options = { isAutomatic, keepalive, untitled };
      const attempt = async (sent: SentDraft, work: () => Promise<SaveResult>): Promise<SaveResult> => {
        unanswered.current = sent;
        onSending(sent);
        const result = await work();
        // Without a response it may have been saved anyway.
        if (result.outcome === 'failed' && mayHaveSaved(result.failure)) return result;
        unanswered.current = null;
        onSending(null);
        return result;
      };
      let item = on ?? base.current;
      if (item === null) {
        const creation = unanswered.current?.creation ?? prepareCreation(draft, templateId, options);
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
        const { status, scheduledFor } = toItemDraft(item);
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
      // Our own save whose response never arrived is not a conflict.
      const { current } = result;
      if (isAutomatic && containsDraft(current, draft)) {
        return [{ outcome: 'saved', item: current, isNew: false }, draft];
      }
      const isOwn = containsDraft(current, draft) || (before !== undefined && containsDraft(current, before));
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
          // An automatic save does not change the saved status.
          const { status, scheduledFor } = toItemDraft(result.item);
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
      return hasSameContent(now.current.draft, saved.current) ? null : run(true, undefined, keepalive);
    },
    [run],
  );
  const storeRevision = useCallback(() => keepWith(false), [keepWith]);

  const keepRevision = useCallback(async (): Promise<number | null> => {
    const kept = now.current.isReadOnly ? null : await storeRevision();
    return kept && kept.outcome !== 'saved' ? null : (base.current?.revision ?? null);
  }, [storeRevision]);

  const applyState = useCallback((state: Pick<ContentItem, 'status' | 'scheduledFor'>) => {
    const { current } = base;
    if (!current || (current.status === state.status && current.scheduledFor === state.scheduledFor)) return;
    base.current = { ...current, ...state };
    setItem(base.current);
    const { status, scheduledFor } = toItemDraft(base.current);
    // Keep an unsaved choice of the user.
    if (hasSameStatus(now.current.draft, saved.current)) now.current.onState({ status, scheduledFor });
    saved.current = { ...saved.current, status, scheduledFor };
    setSavedDraft(saved.current);
  }, []);

  useEffect(() => {
    const autosave = (keepalive: boolean): void => {
      const { conflict: open, isReadOnly, draft } = now.current;
      if (!currentPreferences().autoSave) return;
      if (isDiscarded.current || open || isReadOnly || hasSameContent(draft, saved.current)) return;
      // A new item with unchanged text is not worth saving.
      const { title, content } = saved.current;
      if (base.current === null && draft.title === title && draft.content === content) return;
      void keepWith(keepalive);
    };
    const byClock = (): void => autosave(false);
    // The page may never run again, so this request has to outlive it. It does up to 60 kB and with a valid token; a
    // larger text stays only in the journal and is offered when the item is opened again. A new item is not created
    // then if the journal has it: its response could not be processed, and reopening the form would create it a second
    // time.
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

  const continueFrom = useCallback((next: ContentItem) => {
    base.current = next;
    setItem(next);
    saved.current = toItemDraft(next);
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
    storeRevision,
    keepRevision,
    applyState,
    continueFrom,
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

/** Whether a failed save may have been carried out: there was no response, or it came from a gateway. */
function mayHaveSaved({ status }: ApiFailure): boolean {
  return [0, 502, 503, 504].includes(status);
}
