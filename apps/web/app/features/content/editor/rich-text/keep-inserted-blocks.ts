import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * Puts the caret after a newly inserted block that would otherwise stay selected (an image or divider), so that the
 * next keystroke does not replace it. If an older block ended up selected, the caret goes before it. A block selected
 * by the user or restored by undo stays selected.
 */
export const KeepInsertedBlocks = Extension.create({
  name: 'keepInsertedBlocks',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, after) {
        if (transactions.some((transaction) => transaction.getMeta('history$'))) return null;
        const place = placeOfCaret(transactions, before, after);
        return place === null ? null : withCaretAt(after, place);
      },
    }),
  ],
});

/** Where to put a paragraph for the caret: next to a selected block affected by an insertion. Null for nowhere. */
function placeOfCaret(
  transactions: readonly Transaction[],
  before: EditorState,
  { selection, doc }: EditorState,
): number | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return null;
  if (!transactions.some(({ docChanged }) => docChanged)) return null;
  const isMove = transactions.some((transaction) => transaction.getMeta('uiEvent') === 'drop');
  // Its attributes changed, but it is still the block that was selected.
  const isSame = before.selection instanceof NodeSelection && before.doc.content.size === doc.content.size;
  if (isSame && !isMove) return null;
  const { from, to } = selection;
  const ranges = getChangedRanges(combineTransactionSteps(before.doc, [...transactions]));
  const inserted = ranges.map(({ newRange }) => newRange).filter((range) => range.to > range.from);
  if (inserted.some((range) => range.from <= from && to <= range.to)) return to;
  return inserted.some((range) => range.to === from) ? from : null;
}

/** Moves the caret into the paragraph at a position between blocks, creating one if needed. */
function withCaretAt({ doc, schema, tr }: EditorState, place: number): Transaction | null {
  const $place = doc.resolve(place);
  if (!$place.nodeAfter?.isTextblock) {
    const { paragraph } = schema.nodes;
    const index = $place.index();
    if (!paragraph || !$place.parent.canReplaceWith(index, index, paragraph)) return null;
    tr.insert(place, paragraph.create());
  }
  return tr.setSelection(TextSelection.create(tr.doc, place + 1)).scrollIntoView();
}
