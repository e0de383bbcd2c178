import type { WritingKind } from '@pagewright/contract/content';
import { useEditorState, type Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import type { WritingEvidence } from './missing-evidence.ts';
import { getSuggestions } from './suggestions-state.ts';
import { WriteMenu } from './write-menu.tsx';
import classes from './writing.module.css';

interface SelectionMenuProps {
  readonly editor: Editor;
  readonly onWrite: (kind: WritingKind) => void;
  readonly evidence: WritingEvidence;
}

/** Appears next to selected text and rewords it. */
export function SelectionMenu({ editor, onWrite, evidence }: SelectionMenuProps) {
  // It would cover the suggestion for the same words.
  const isHidden = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { incoming, open } = getSuggestions(state);
      const { from, to } = state.selection;
      return incoming !== null || open.some((one) => one.from <= to && one.to >= from);
    },
  });
  return (
    <BubbleMenu
      editor={editor}
      options={{ placement: 'top-end', offset: 6 }}
      shouldShow={({ state: { selection, doc }, editor: now }) =>
        now.isEditable &&
        !selection.empty &&
        !now.isActive('image') &&
        !now.isActive('codeBlock') &&
        doc.textBetween(selection.from, selection.to, ' ').trim() !== ''
      }
    >
      {isHidden ? null : (
        <div className={classes.bubble}>
          <WriteMenu editor={editor} isOnSelection onWrite={onWrite} evidence={evidence} />
        </div>
      )}
    </BubbleMenu>
  );
}
