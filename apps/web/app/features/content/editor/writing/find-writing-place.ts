import { isRewording, WRITING_LIMITS, type WritingKind } from '@pagewright/contract/content';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { textInRange } from './accept-suggestions.ts';
import type { TextRange } from './suggestions-state.ts';

/** Where to write, with its context. */
export interface WritingPlace {
  /** The ranges to replace, within single paragraphs; for new text the single position between two blocks. */
  readonly places: readonly TextRange[];
  /** The text of `places`. */
  readonly passages: readonly string[];
  readonly before: string;
  readonly after: string;
  /** The heading above; '' if there is none. */
  readonly heading: string;
}

/**
 * The place that a kind of writing applies to: the selection or the cursor's paragraph for rewording, after the
 * cursor's block for new text, the whole text for titles and descriptions. Null if there is no text to reword.
 */
export function findWritingPlace(state: EditorState, kind: WritingKind): WritingPlace | null {
  const { doc } = state;
  if (kind === 'titles' || kind === 'descriptions')
    return { places: [], passages: [], before: textOf(doc, 0, doc.content.size), after: '', heading: '' };
  const places = isRewording(kind) ? selectedStretches(state) : [behindBlock(state)];
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return null;
  return {
    places,
    passages: isRewording(kind) ? places.map(({ from, to }) => textInRange(doc, from, to)) : [],
    before: textOf(doc, 0, first.from).slice(-WRITING_LIMITS.around),
    after: textOf(doc, last.to, doc.content.size),
    heading: headingOver(doc, first.from),
  };
}

/** The selection, or the cursor's paragraph, trimmed. */
function selectedStretches({ doc, selection }: EditorState): TextRange[] {
  const { from, to, empty, $from } = selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  const found: TextRange[] = [];
  doc.nodesBetween(start, end, (node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.name === 'codeBlock') return false;
    const inside = position + 1;
    const [first, last] = [Math.max(start, inside), Math.min(end, inside + node.content.size)];
    const words = first < last ? textInRange(doc, first, last) : '';
    const trimmed = words.trim();
    const at = first + words.indexOf(trimmed);
    if (trimmed !== '') found.push({ from: at, to: at + trimmed.length });
    return false;
  });
  return found;
}

function behindBlock({ doc, selection: { $to } }: EditorState): TextRange {
  const at = $to.depth === 0 ? doc.content.size : $to.after(1);
  return { from: at, to: at };
}

function textOf(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n\n', '\n').trim().slice(0, WRITING_LIMITS.around);
}

function headingOver(doc: Node, at: number): string {
  let heading = '';
  doc.forEach((node, offset) => {
    if (offset < at && node.type.name === 'heading') heading = node.textContent.trim();
  });
  return heading;
}
