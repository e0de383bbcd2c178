import { Extension, markPasteRule } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isMarkdown } from './markdown-text.ts';

/** An address in a text, without the punctuation of the sentence behind it. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}*_`]/g;
/** What programs copy beside Markdown: paragraphs and lines, without structure of their own. */
const STRUCTURE = /<(?:h[1-6]|[uo]l|li|table|pre|code|blockquote|strong|b|em|i|a|img|figure)\b/i;

/** The plain text of a paste where no markup is wanted instead; null where the markup is. */
function plainTextOf(data: DataTransfer | null): string | null {
  if (!data || data.files.length > 0) return null;
  const [text, html] = [data.getData('text/plain'), data.getData('text/html')];
  // Code editors add their colors as markup.
  const isPlain = html === '' || data.types.includes('vscode-editor-data') || !STRUCTURE.test(html);
  return text !== '' && isPlain ? text : null;
}

/**
 * Pastes plain text: Markdown is converted whole, as a step of its own that one undo takes back to the text as it was
 * copied; any other text stays to the letter, with its web addresses linked. Pasting without formatting
 * (Ctrl+Shift+V) converts nothing.
 */
export const PasteText = Extension.create({
  name: 'pasteText',
  // Markup and Markdown have marked their links already.
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
  // The parser is loaded on first use; without it the text comes in as it is.
  const converter = await import('./markdown-to-html.ts').catch(() => null);
  if (view.isDestroyed || !view.editable) return;
  const { from, to } = insertLines(view, text);
  if (!converter) return;
  const { tr, doc } = view.state;
  view.dispatch(closeHistory(tr.setSelection(TextSelection.create(doc, from, to))));
  view.pasteHTML(converter.markdownToHtml(text));
  view.dispatch(closeHistory(view.state.tr));
}

/** Puts a text in line by line, to the letter, as one step of the history, and answers where it stands. */
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
