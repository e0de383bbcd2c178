import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A range of the editor's document, in its own positions. */
export interface EditorRange {
  readonly from: number;
  readonly to: number;
}

const key = new PluginKey<DecorationSet>('highlightPlaces');

/** Highlights a finding's places without changing the text; they move along with it. */
export const HighlightPlaces = Extension.create({
  name: 'highlightPlaces',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, current) {
            const ranges = transaction.getMeta(key) as readonly EditorRange[] | undefined;
            if (!ranges) return current.map(transaction.mapping, transaction.doc);
            const end = transaction.doc.content.size;
            const decorations = ranges
              .filter(({ from, to }) => from >= 0 && to <= end && from < to)
              .map(({ from, to }) => {
                const node = transaction.doc.nodeAt(from);
                return node?.isAtom && !node.isText
                  ? Decoration.node(from, from + node.nodeSize, { class: 'place' })
                  : Decoration.inline(from, to, { class: 'place' });
              });
            return DecorationSet.create(transaction.doc, decorations);
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

/** Highlights exactly these places. */
export function highlightPlaces(editor: Editor, ranges: readonly EditorRange[]): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, ranges).setMeta('addToHistory', false));
}

/** Scrolls to a place and puts the cursor before it, without taking focus. */
export function showPlace(editor: Editor, { from }: EditorRange): void {
  const start = Math.min(from, editor.state.doc.content.size);
  editor.commands.setTextSelection(start);
  const found = editor.view.nodeDOM(start) ?? editor.view.domAtPos(start).node;
  const element = found instanceof HTMLElement ? found : found.parentElement;
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
