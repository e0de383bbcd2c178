import { Extension, markPasteRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isMarkdown } from './markdown-text.ts';

/** A URL in text, without the sentence's trailing punctuation. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}*_`]/g;
/** Plain paragraphs and lines that programs copy along with Markdown, without structure. */
const STRUCTURE = /<(?:h[1-6]|[uo]l|li|table|pre|code|blockquote|strong|b|em|i|a|img|figure)\b/i;

/** The plain text to paste in place of HTML; null to use the HTML. */
function plainTextOf(data: DataTransfer | null): string | null {
  if (!data || data.files.length > 0) return null;
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  // Code editors add their colors as HTML.
  const isPlain = html === '' || data.types.includes('vscode-editor-data') || !STRUCTURE.test(html);
  return text !== '' && isPlain ? text : null;
}

/**
 * Pastes plain text. Markdown is converted in a separate step, so that one undo returns to the text as copied. Other
 * text stays verbatim, with its URLs linked. Paste without formatting (Ctrl+Shift+V) converts nothing.
 */
export const PasteText = Extension.create({
  name: 'pasteText',
  // HTML and Markdown have their own links already.
  addStorage: () => ({ linksAddresses: false }),
  addPasteRules() {
    const { storage } = this;
    const { link } = this.editor.schema.marks;
    if (!link) return [];
    return [
      markPasteRule({
        type: link,
        find: (text) =>
          storage.linksAddresses
            ? [...text.matchAll(ADDRESS)].map((match) => ({
                text: match[0],
                index: match.index,
                data: { href: match[0] },
              }))
            : [],
        getAttributes: ({ data }) => ({ href: data?.['href'] as string }),
      }),
    ];
  },
  addProseMirrorPlugins() {
    const { storage } = this;
    let isWithoutFormatting = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_view, event) {
              isWithoutFormatting = event.shiftKey && (event.ctrlKey || event.metaKey);
              return false;
            },
          },
          handlePaste(view, event) {
            const text = plainTextOf(event.clipboardData);
            const isInCode = view.state.selection.$from.parent.type.spec.code === true;
            storage.linksAddresses = text !== null && !isInCode && !isMarkdown(text);
            if (text === null || isInCode || storage.linksAddresses) return false;
            if (isWithoutFormatting) insertLines(view, text);
            else void pasteMarkdown(view, text);
            return true;
          },
        },
      }),
    ];
  },
});

async function pasteMarkdown(view: EditorView, text: string): Promise<void> {
  // The parser loads on first use; without it, the text is pasted as is.
  const converter = await import('./markdown-to-html.ts').catch(() => null);
  if (view.isDestroyed || !view.editable) return;
  const { from, to } = insertLines(view, text);
  if (!converter) return;
  const { tr, doc } = view.state;
  view.dispatch(closeHistory(tr.setSelection(TextSelection.create(doc, from, to))));
  view.pasteHTML(converter.markdownToHtml(text));
  view.dispatch(closeHistory(view.state.tr));
}

/** Inserts a text verbatim, line by line, as one history step, and returns its range. */
function insertLines(view: EditorView, text: string): { readonly from: number; readonly to: number } {
  const { schema, tr } = view.state;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const blocks = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
  tr.replaceSelection(new Slice(Fragment.from(blocks), 1, 1)).setMeta('preventAutolink', true);
  const from = tr.mapping.map(view.state.selection.from, -1);
  const to = tr.selection.to;
  view.dispatch(closeHistory(tr).scrollIntoView());
  return { from, to };
}
