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
import { saveItem, type SaveResult } from './save-item.ts';

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
  /** Told of every save, by a person or by the clock. */
  readonly onSaved: () => void;
  /** Told of a status that the form does not have yet, because somebody else gave it. */
  readonly onState: (state: DraftState) => void;
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
 * Saves one item: by a person, and by the clock every 30 s and when the page is hidden, unless the user wants neither.
 * Saves never run side by side, and each names the revision that it was made on.
 */
export function useSaving(options: SavingOptions): Saving {
  const [item, setItem] = useState(options.item);
  const [savedDraft, setSavedDraft] = useState(options.startDraft);
  const [isSaving, setSaving] = useState(false);
  const [autosavedAt, setAutosavedAt] = useState<Date | null>(null);
  const [autosaveFailure, setAutosaveFailure] = useState<ApiFailure | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [creationKey] = useState(() => crypto.randomUUID());

  const state = { ...options, conflict };
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });
  // Of their own, because the next save may begin before the last one is rendered.
  const base = useRef(options.item);
  const saved = useRef(options.startDraft);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  // The form still stands until the screen that follows is there.
  const isDiscarded = useRef(false);

  const run = useCallback(
    (isAutomatic: boolean, on?: ContentItem): Promise<SaveResult> => {
      const work = running.current.then(async () => {
        const { draft, templateId, untitled, onSaved } = now.current;
        if (!isAutomatic) setSaving(true);
        const request = {
          item: on ?? base.current,
          draft,
          saved: saved.current,
          templateId,
          isAutomatic,
          creationKey,
          untitled,
        };
        const result = await saveItem(request);
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
    [creationKey],
  );

  const keep = useCallback(async (): Promise<SaveResult | null> => {
    await running.current;
    return isSameWriting(now.current.draft, saved.current) ? null : run(true);
  }, [run]);

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
    const autosave = (): void => {
      const { conflict: open, isReadOnly, draft } = now.current;
      if (!currentPreferences().autoSave) return;
      if (isDiscarded.current || open || isReadOnly || isSameWriting(draft, saved.current)) return;
      // A new item whose words are as they began is nothing to keep.
      const { title, content } = saved.current;
      if (base.current === null && draft.title === title && draft.content === content) return;
      void keep();
    };
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') autosave();
    };
    const timer = setInterval(autosave, AUTOSAVE_MS);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenHidden);
    };
  }, [keep]);

  const goOnFrom = useCallback((next: ContentItem) => {
    base.current = next;
    setItem(next);
    saved.current = draftOf(next);
    setSavedDraft(saved.current);
    setConflict(null);
    setAutosavedAt(null);
    setAutosaveFailure(null);
  }, []);

  return {
    item,
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
