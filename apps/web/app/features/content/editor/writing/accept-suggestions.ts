import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { diffWords } from './diff-words.ts';
import { inlineNodes, suggestedBlock } from './suggested-nodes.ts';
import { isNewText, type Suggestion } from './suggestion.ts';

/** The lowest heading level of an article. */
const LOWEST_HEADING = 4;
const HIGHEST_HEADING = 2;

/** The text of a range with line breaks as single characters, so that offsets match editor positions. */
export function textInRange(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n', '\n');
}

/** The single transaction that applies suggestions to the text, in list order. It does not change their state. */
export function acceptTransaction(state: EditorState, suggestions: readonly Suggestion[]): Transaction {
  const transaction = closeHistory(state.tr);
  for (const suggestion of suggestions) {
    // What was applied earlier at the same place comes first.
    const from = transaction.mapping.map(suggestion.from, 1);
    if (isNewText(suggestion)) insertBlock(transaction, from, suggestion);
    else reword(transaction, from, transaction.mapping.map(suggestion.to, -1), suggestion.text);
  }
  return transaction;
}

function reword(transaction: Transaction, from: number, to: number, text: string): void {
  let at = from;
  const parts = diffWords(textInRange(transaction.doc, from, to), text);
  for (const [index, part] of parts.entries()) {
    const isReplaced = part.kind === 'removed' && parts[index + 1]?.kind === 'added';
    if (part.kind === 'kept') at += part.text.length;
    else if (part.kind === 'removed') {
      // The next part takes its place, with its marks.
      if (!isReplaced) transaction.delete(at, at + part.text.length);
    } else {
      const before = parts[index - 1];
      const end = at + (before?.kind === 'removed' ? before.text.length : 0);
      const place = transaction.doc.resolve(at);
      const marks = (end > at ? place.marksAcross(transaction.doc.resolve(end)) : place.marks()) ?? [];
      const size = transaction.doc.content.size;
      transaction.replaceWith(at, end, inlineNodes(transaction.doc.type.schema, part.text, marks));
      at += transaction.doc.content.size - size + (end - at);
    }
  }
}

function insertBlock(transaction: Transaction, at: number, suggestion: Suggestion): void {
  const { doc } = transaction;
  const node = suggestedBlock(doc.type.schema, suggestion, headingLevelAt(doc, at));
  const before = doc.resolve(at).nodeBefore;
  const entry = node.firstChild;
  if (before?.type === node.type && node.type.name === 'bulletList' && entry) {
    transaction.insert(at - 1, entry);
    return;
  }
  transaction.insert(at, node);
  // The empty line where the cursor was. A separate step, so that pending suggestions at the same place stay on their
  // side.
  if (before?.type.name === 'paragraph' && before.content.size === 0)
    transaction.delete(at - before.nodeSize, at);
}

/** One level below the heading above a position between blocks. */
function headingLevelAt(doc: Node, at: number): number {
  let level = HIGHEST_HEADING;
  doc.forEach((node, offset) => {
    if (offset < at && node.type.name === 'heading')
      level = Math.min(LOWEST_HEADING, Number(node.attrs['level']) + 1);
  });
  return level;
}
