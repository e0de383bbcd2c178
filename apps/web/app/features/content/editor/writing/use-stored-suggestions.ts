import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { getMessages } from '../../../../lib/messages/define-messages.ts';
import { notify } from '../../../../lib/notices/notice-store.ts';
import { storeSuggestions, restoreSuggestions } from './stored-suggestions.ts';
import { writingMessages } from './messages.ts';
import { addSuggestions, markUnsourced, getSuggestions } from './suggestions-state.ts';

/** Debounce of storing pending suggestions, in milliseconds. */
const DEBOUNCE_MS = 300;

/** Preserves an item's suggestions across reloads and reports those that have lost their place. */
export function useStoredSuggestions(editor: Editor | null, itemId: string | null): void {
  useEffect(() => {
    if (!editor || editor.isDestroyed || !editor.isEditable) return;
    const m = getMessages(writingMessages);
    let { dropped } = getSuggestions(editor.state);
    const reportDropped = (): void => {
      const now = getSuggestions(editor.state).dropped;
      if (now > dropped) notify({ type: 'warning', message: m.dropped(now - dropped) });
      dropped = now;
    };
    editor.on('transaction', reportDropped);
    return () => void editor.off('transaction', reportDropped);
  }, [editor]);

  useEffect(() => {
    if (!editor || editor.isDestroyed || !editor.isEditable || itemId === null) return;
    const m = getMessages(writingMessages);
    const { open, unsourced, lost } = restoreSuggestions(itemId, editor.state.doc);
    if (open.length > 0) {
      editor.view.dispatch(addSuggestions(editor.state, open));
      notify({ type: 'info', message: m.broughtBack(open.length) });
    }
    if (unsourced.length > 0) editor.view.dispatch(markUnsourced(editor.state, unsourced));
    if (lost > 0) notify({ type: 'warning', message: m.dropped(lost) });

    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const store = (): void => {
      clearTimeout(timer);
      if (isWaiting) storeSuggestions(itemId, editor.state.doc, getSuggestions(editor.state));
      isWaiting = false;
    };
    const later = (): void => {
      clearTimeout(timer);
      isWaiting = true;
      timer = setTimeout(store, DEBOUNCE_MS);
    };
    editor.on('transaction', later);
    window.addEventListener('pagehide', store);
    return () => {
      store();
      editor.off('transaction', later);
      window.removeEventListener('pagehide', store);
    };
  }, [editor, itemId]);
}
