import type { ReviewComment } from '@pagewright/contract/review';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { readDocumentText, type TextRange } from './document-text.ts';
import { findPlace } from './find-place.ts';

/** Positions of comments in the current text, by ID; null if the position is gone. */
export type Places = ReadonlyMap<string, TextRange | null>;

interface MarksState {
  readonly places: Places;
  readonly currentId: string | null;
}

type Change = { readonly comments: readonly ReviewComment[] } | { readonly currentId: string | null };

export const commentMarksKey = new PluginKey<MarksState>('commentMarks');

const NONE: MarksState = { places: new Map(), currentId: null };

/** The comment marks of an editor state. */
export const getMarks = (state: EditorState): MarksState => commentMarksKey.getState(state) ?? NONE;

/** Marks comment positions without changing the text; they move along with it. */
export function commentMarks(label: string, onChoose: (id: string) => void): Plugin<MarksState> {
  return new Plugin<MarksState>({
    key: commentMarksKey,
    state: {
      init: () => NONE,
      apply: (transaction, state) => applied(transaction, state),
    },
    props: {
      decorations: (state) => drawn(state.doc, getMarks(state), label),
      handleClick(view, position) {
        const id = commentAt(view.state, position);
        if (id !== null) onChoose(id);
        return false;
      },
    },
  });
}

/** The comment whose position contains this one, the shortest of several; null if there is none. */
export function commentAt(state: EditorState, position: number): string | null {
  const at = [...getMarks(state).places]
    .flatMap(([id, place]) => (place ? [{ id, ...place }] : []))
    .filter(({ from, to }) => from <= position && position <= to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from));
  return at[0]?.id ?? null;
}

/** Marks exactly these comments. Those already in the text keep their position. */
export const withComments = (state: EditorState, comments: readonly ReviewComment[]): Transaction =>
  change(state, { comments });

/** Highlights one mark. */
export const withCurrent = (state: EditorState, currentId: string | null): Transaction =>
  change(state, { currentId });

const change = (state: EditorState, meta: Change): Transaction =>
  state.tr.setMeta(commentMarksKey, meta).setMeta('addToHistory', false);

function applied(transaction: Transaction, state: MarksState): MarksState {
  const meta = transaction.getMeta(commentMarksKey) as Change | undefined;
  const moved = transaction.docChanged ? { ...state, places: mapped(state.places, transaction) } : state;
  if (meta === undefined) return moved;
  if ('currentId' in meta) return { ...moved, currentId: meta.currentId };
  return { ...moved, places: placed(transaction.doc, meta.comments, moved.places) };
}

function mapped(places: Places, { mapping }: Transaction): Places {
  if (places.size === 0) return places;
  return new Map(
    [...places].map(([id, place]) => {
      const [from, to] = place ? [mapping.map(place.from, 1), mapping.map(place.to, -1)] : [0, 0];
      return [id, from < to ? { from, to } : null];
    }),
  );
}

function placed(doc: Node, comments: readonly ReviewComment[], known: Places): Places {
  const words = readDocumentText(doc);
  return new Map(
    comments.flatMap(({ id, place }): [string, TextRange | null][] => {
      if (place === null) return [];
      const span = known.get(id) ? null : findPlace(words.text, place);
      return [[id, known.get(id) ?? (span && words.toRange(span))]];
    }),
  );
}

function drawn(doc: Node, { places, currentId }: MarksState, label: string): DecorationSet {
  return DecorationSet.create(
    doc,
    [...places].flatMap(([id, place]) =>
      place
        ? [
            Decoration.inline(place.from, place.to, {
              nodeName: 'mark',
              class: 'commented',
              title: label,
              ...(id === currentId ? { 'data-current': '' } : {}),
            }),
          ]
        : [],
    ),
  );
}
