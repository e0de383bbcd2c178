import { useEditor, EditorContent, type Editor } from '@tiptap/react';
import type { WritingKind } from '@pagewright/contract/content';
import { emptyDocument } from '@pagewright/contract/document';
import { memo, useEffect, useState } from 'react';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { SelectionMenu } from '../writing/selection-menu.tsx';
import type { WritingEvidence } from '../writing/missing-evidence.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { createExtensions } from './extensions.ts';
import { richTextMessages } from './messages.ts';
import { readDocument } from './read-document.ts';
import { Toolbar } from './toolbar.tsx';
import { contentToSave } from './content-to-save.ts';
import classes from './rich-text.module.css';

interface RichTextEditorProps {
  /** Initial editor JSON. Later changes are ignored: use another `key`. */
  readonly initialContent: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (content: string) => void;
  /** Receives the editor, to highlight places and insert text. */
  readonly onReady: (editor: Editor | null) => void;
  /** Called to write something at the cursor or for the selection. */
  readonly onWrite: (kind: WritingKind) => void;
  readonly evidence: WritingEvidence;
}

/** The article's text with its toolbar. Pasted content is limited to the schema. */
export const RichTextEditor = memo(function RichTextEditor(props: RichTextEditorProps) {
  const { initialContent, isReadOnly = false, onChange, onReady, onWrite, evidence } = props;
  const m = useMessages(richTextMessages);
  // Stable objects, because new ones would re-create the editor on every keystroke.
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
    // The others would partly convert text that is not Markdown.
    enablePasteRules: ['pasteText'],
    onUpdate: ({ editor: current }) => onChange(contentToSave(current)),
  });

  useEffect(() => {
    onReady(editor);
    return () => onReady(null);
  }, [editor, onReady]);

  return (
    <div className={classes.frame}>
      {editor && !isReadOnly ? (
        <>
          <Toolbar editor={editor} onWrite={onWrite} evidence={evidence} />
          <SelectionMenu editor={editor} onWrite={onWrite} evidence={evidence} />
        </>
      ) : null}
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
});
