import type { ReviewComment } from '@pagewright/contract/review';
import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  commentAt,
  commentMarks,
  commentMarksKey,
  getMarks,
  withComments,
  withCurrent,
  type Places,
} from './comment-marks.ts';
import type { TextRange } from './document-text.ts';

interface CommentMarks {
  readonly places: Places;
  /** The selected text; null if there is none. */
  readonly selected: TextRange | null;
}

const NO_PLACES: Places = new Map();

/** Marks comments in the text and tracks their positions. A click on a comment, or Ctrl+Alt+M, selects it. */
export function useCommentMarks(
  editor: Editor | null,
  comments: readonly ReviewComment[],
  currentId: string | null,
  {
    label,
    onChoose,
    onCompose,
  }: {
    readonly label: string;
    readonly onChoose: (id: string) => void;
    /** Ctrl+Alt+M away from any comment: the user wants to write one. */
    readonly onCompose: () => void;
  },
): CommentMarks {
  const [places, setPlaces] = useState(NO_PLACES);
  const [selected, setSelected] = useState<TextRange | null>(null);
  const choose = useEffectEvent(onChoose);
  const compose = useEffectEvent(onCompose);

  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.registerPlugin(commentMarks(label, (id) => choose(id)));
    const update = (): void => {
      const { selection } = editor.state;
      setPlaces(getMarks(editor.state).places);
      setSelected((before) => {
        if (selection.empty) return null;
        const { from, to } = selection;
        return before?.from === from && before.to === to ? before : { from, to };
      });
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { selection } = editor.state;
      const id = selection.empty ? commentAt(editor.state, selection.from) : null;
      if (id === null) compose();
      else choose(id);
    };
    update();
    editor.on('transaction', update);
    const { dom } = editor.view;
    dom.addEventListener('keydown', keyed);
    return () => {
      editor.off('transaction', update);
      dom.removeEventListener('keydown', keyed);
      if (!editor.isDestroyed) editor.unregisterPlugin(commentMarksKey);
    };
  }, [editor, label]);

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.dispatch(withComments(editor.state, comments));
  }, [editor, comments]);
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.dispatch(withCurrent(editor.state, currentId));
  }, [editor, currentId]);
  return { places, selected };
}
