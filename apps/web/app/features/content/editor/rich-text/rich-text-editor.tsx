import { useEditor, EditorContent, type Editor } from '@tiptap/react';
import type { WritingKind } from '@pagewright/contract/content';
import { emptyDocument } from '@pagewright/contract/document';
import { memo, useEffect, useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { SelectionMenu } from '../writing/selection-menu.tsx';
import type { WritingGround } from '../writing/missing-for.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { createExtensions } from './extensions.ts';
import { richTextMessages } from './messages.ts';
import { readDocument } from './read-document.ts';
import { Toolbar } from './toolbar.tsx';
import { writtenContent } from './written-content.ts';
import classes from './rich-text.module.css';

interface RichTextEditorProps {
  /** Editor JSON that the text begins with; a later change of it is not taken over: give another `key`. */
  readonly initialContent: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (content: string) => void;
  /** Hands out the editor, to highlight places and to put text in. */
  readonly onReady: (editor: Editor | null) => void;
  /** Somebody wants something written for the cursor's place or the selection. */
  readonly onWrite: (kind: WritingKind) => void;
  readonly ground: WritingGround;
}

/** The article's text with its toolbar. What is pasted keeps only what the schema knows. */
export const RichTextEditor = memo(function RichTextEditor(props: RichTextEditorProps) {
  const { initialContent, isReadOnly = false, onChange, onReady, onWrite, ground } = props;
  const m = useMessages(richTextMessages);
  // The same objects for the life of the editor: new ones would make it set itself up again with every key.
  const [start] = useState(() => ({
    extensions: createExtensions(m.placeholder),
    content: readDocument(initialContent) ?? emptyDocument(),
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        'aria-label': m.text,
        'aria-multiline': 'true',
        'aria-readonly': String(isReadOnly),
        role: 'textbox',
        class: classes.text ?? '',
      },
    },
  }));
  const editor = useEditor({
    ...start,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editable: !isReadOnly,
    // The others would convert half of a text that is not Markdown.
    enablePasteRules: ['pasteText'],
    onUpdate: ({ editor: current }) => onChange(writtenContent(current)),
  });

  useEffect(() => {
    onReady(editor);
    return () => onReady(null);
  }, [editor, onReady]);

  return (
    <div className={classes.frame}>
      {editor && !isReadOnly ? (
        <>
          <Toolbar editor={editor} onWrite={onWrite} ground={ground} />
          <SelectionMenu editor={editor} onWrite={onWrite} ground={ground} />
        </>
      ) : null}
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
});
