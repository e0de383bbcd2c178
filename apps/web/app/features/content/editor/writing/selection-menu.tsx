import type { WritingKind } from '@pagewright/contract/content';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { WriteMenu } from './write-menu.tsx';
import classes from './writing.module.css';

interface SelectionMenuProps {
  readonly editor: Editor;
  readonly onWrite: (kind: WritingKind) => void;
}

/** Stands beside selected words and rewords them. */
export function SelectionMenu({ editor, onWrite }: SelectionMenuProps) {
  return (
    <BubbleMenu
      editor={editor}
      className={classes.bubble}
      options={{ placement: 'top-end', offset: 6 }}
      shouldShow={({ state: { selection, doc }, editor: now }) =>
        now.isEditable &&
        !selection.empty &&
        !now.isActive('image') &&
        !now.isActive('codeBlock') &&
        doc.textBetween(selection.from, selection.to, ' ').trim() !== ''
      }
    >
      <WriteMenu editor={editor} isOnSelection onWrite={onWrite} />
    </BubbleMenu>
  );
}
