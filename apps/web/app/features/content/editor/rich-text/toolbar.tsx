import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconQuote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconSeparatorHorizontal,
  IconList,
  IconListNumbers,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { WritingKind } from '@pagewright/contract/content';
import { useEditorState, type Editor } from '@tiptap/react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { ImageControl } from './image-control.tsx';
import type { WritingEvidence } from '../writing/missing-evidence.ts';
import { WriteMenu } from '../writing/write-menu.tsx';
import { LinkControl } from './link-control.tsx';
import { richTextMessages } from './messages.ts';
import { TableControl } from './table-control.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import classes from './rich-text.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onWrite: (kind: WritingKind) => void;
  readonly evidence: WritingEvidence;
}

/** The buttons above the text. */
export function Toolbar({ editor, onWrite, evidence }: ToolbarProps) {
  const m = useMessages(richTextMessages);
  const roving = useRovingFocus();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      strike: now.isActive('strike'),
      code: now.isActive('code'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      h4: now.isActive('heading', { level: 4 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      codeBlock: now.isActive('codeBlock'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div {...roving} className={classes.toolbar} role="toolbar" aria-label={m.toolbar} tabIndex={-1}>
      <div className={classes.group}>
        <WriteMenu editor={editor} onWrite={onWrite} evidence={evidence} />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={m.bold}
          keys="Ctrl+B"
          icon={IconBold}
          isActive={is.bold}
          onClick={() => run().toggleBold().run()}
        />
        <ToolbarButton
          label={m.italic}
          keys="Ctrl+I"
          icon={IconItalic}
          isActive={is.italic}
          onClick={() => run().toggleItalic().run()}
        />
        <ToolbarButton
          label={m.underline}
          keys="Ctrl+U"
          icon={IconUnderline}
          isActive={is.underline}
          onClick={() => run().toggleUnderline().run()}
        />
        <ToolbarButton
          label={m.strike}
          icon={IconStrikethrough}
          isActive={is.strike}
          onClick={() => run().toggleStrike().run()}
        />
        <ToolbarButton
          label={m.code}
          keys="Ctrl+E"
          icon={IconCode}
          isActive={is.code}
          onClick={() => run().toggleCode().run()}
        />
        <ToolbarButton
          label={m.clear}
          icon={IconClearFormatting}
          onClick={() => run().unsetAllMarks().run()}
        />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={m.heading(2)}
          icon={IconH2}
          isActive={is.h2}
          onClick={() => run().toggleHeading({ level: 2 }).run()}
        />
        <ToolbarButton
          label={m.heading(3)}
          icon={IconH3}
          isActive={is.h3}
          onClick={() => run().toggleHeading({ level: 3 }).run()}
        />
        <ToolbarButton
          label={m.heading(4)}
          icon={IconH4}
          isActive={is.h4}
          onClick={() => run().toggleHeading({ level: 4 }).run()}
        />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={m.bulletList}
          icon={IconList}
          isActive={is.bulletList}
          onClick={() => run().toggleBulletList().run()}
        />
        <ToolbarButton
          label={m.orderedList}
          icon={IconListNumbers}
          isActive={is.orderedList}
          onClick={() => run().toggleOrderedList().run()}
        />
        <ToolbarButton
          label={m.quote}
          icon={IconQuote}
          isActive={is.quote}
          onClick={() => run().toggleBlockquote().run()}
        />
        <ToolbarButton
          label={m.codeBlock}
          icon={IconSourceCode}
          isActive={is.codeBlock}
          onClick={() => run().toggleCodeBlock().run()}
        />
        <ToolbarButton
          label={m.rule}
          icon={IconSeparatorHorizontal}
          onClick={() => run().setHorizontalRule().run()}
        />
      </div>
      <div className={classes.group}>
        <LinkControl editor={editor} />
        <ImageControl editor={editor} />
        <TableControl editor={editor} />
      </div>
      <div className={classes.group}>
        <ToolbarButton
          label={m.undo}
          keys="Ctrl+Z"
          icon={IconArrowBackUp}
          isDisabled={!is.canUndo}
          onClick={() => run().undo().run()}
        />
        <ToolbarButton
          label={m.redo}
          keys="Ctrl+Shift+Z"
          icon={IconArrowForwardUp}
          isDisabled={!is.canRedo}
          onClick={() => run().redo().run()}
        />
      </div>
    </div>
  );
}
