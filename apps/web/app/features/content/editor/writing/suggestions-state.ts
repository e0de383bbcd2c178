import type { Node } from '@tiptap/pm/model';
import { PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { Mappable } from '@tiptap/pm/transform';
import { acceptTransaction, textInRange } from './accept-suggestions.ts';
import { plainWords } from './suggested-nodes.ts';
import { isNewText, type Suggestion } from './suggestion.ts';

/** A range of the document; a position if start and end are equal. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Text being written: its place and the content so far. */
export interface IncomingText {
  readonly places: readonly TextRange[];
  readonly text: string;
}

/** An accepted statement without a source. */
export interface UnsourcedWords extends TextRange {
  readonly text: string;
}

/** What undoing an acceptance restores. */
interface Accepted {
  readonly before: Node;
  readonly after: Node;
  readonly suggestions: readonly Suggestion[];
}

/** Everything kept next to the document. */
export interface SuggestionsState {
  readonly open: readonly Suggestion[];
  readonly currentId: string | null;
  readonly incoming: IncomingText | null;
  readonly unsourced: readonly UnsourcedWords[];
  /** How many were dropped so far because their place was deleted. */
  readonly dropped: number;
  readonly accepted: readonly Accepted[];
}

export const NO_SUGGESTIONS: SuggestionsState = {
  open: [],
  currentId: null,
  incoming: null,
  unsourced: [],
  dropped: 0,
  accepted: [],
};

/** A transaction's action on the suggestions. */
type SuggestionAction =
  | { readonly type: 'add'; readonly suggestions: readonly Suggestion[] }
  | { readonly type: 'accept' | 'reject'; readonly ids: readonly string[] }
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'come'; readonly coming: IncomingText | null }
  | { readonly type: 'mark'; readonly unsourced: readonly UnsourcedWords[] };

export const suggestionsKey = new PluginKey<SuggestionsState>('suggestions');
const MAX_UNDO = 20;

/** The suggestions of an editor; none if it does not have the plugin. */
export function getSuggestions(state: EditorState): SuggestionsState {
  return suggestionsKey.getState(state) ?? NO_SUGGESTIONS;
}

const getAction = (transaction: Transaction): SuggestionAction | undefined =>
  transaction.getMeta(suggestionsKey) as SuggestionAction | undefined;

const withAction = (transaction: Transaction, action: SuggestionAction): Transaction =>
  transaction.setMeta(suggestionsKey, action);

const beside = (state: EditorState, action: SuggestionAction): Transaction =>
  withAction(state.tr, action).setMeta('addToHistory', false);

/** Adds suggestions, replacing earlier ones for the same words. */
export function addSuggestions(state: EditorState, suggestions: readonly Suggestion[]): Transaction {
  return beside(state, { type: 'add', suggestions });
}

/** Applies suggestions to the text in one undoable step; undo restores them. */
export function acceptSuggestions(state: EditorState, ids: readonly string[]): Transaction {
  const chosen = getSuggestions(state).open.filter(({ id }) => ids.includes(id));
  return withAction(acceptTransaction(state, chosen), { type: 'accept', ids });
}

/** Removes suggestions; the text stays as it is. */
export function rejectSuggestions(state: EditorState, ids: readonly string[]): Transaction {
  return beside(state, { type: 'reject', ids });
}

/** Selects a suggestion. */
export function selectSuggestion(state: EditorState, id: string): Transaction {
  return beside(state, { type: 'select', id });
}

/** Shows text being written; null removes it. */
export function showIncoming(state: EditorState, coming: IncomingText | null): Transaction {
  return beside(state, { type: 'come', coming });
}

/** Marks statements accepted earlier as unsourced. */
export function markUnsourced(state: EditorState, unsourced: readonly UnsourcedWords[]): Transaction {
  return beside(state, { type: 'mark', unsourced });
}

/** The suggestions after a transaction: places move along, and those that lost their place are dropped. */
export function nextSuggestions(
  transaction: Transaction,
  current: SuggestionsState,
  before: Node,
): SuggestionsState {
  const action = getAction(transaction);
  const moved = transaction.docChanged ? move(transaction, current, action) : current;
  const next = action ? applyAction(transaction, moved, current, action, before) : moved;
  if (next === current) return current;
  const hasCurrent = next.open.some(({ id }) => id === next.currentId);
  return hasCurrent ? next : { ...next, currentId: next.open[0]?.id ?? null };
}

function move(
  transaction: Transaction,
  current: SuggestionsState,
  action: SuggestionAction | undefined,
): SuggestionsState {
  const { mapping, doc } = transaction;
  const taken = action?.type === 'accept' ? action.ids : [];
  const last = current.open.findLastIndex(({ id }) => taken.includes(id));
  const waiting = current.open.filter(({ id }) => !taken.includes(id));
  const remaining = waiting.flatMap((suggestion) => {
    // Earlier list entries stay before text applied at the same place.
    const place = moveStretch(suggestion, mapping, doc, current.open.indexOf(suggestion) < last ? -1 : 1);
    return place ? [{ ...suggestion, ...place }] : [];
  });
  const undone = transaction.getMeta('history$') === undefined ? null : historyOf(current, doc);
  const open = undone ? undone(remaining) : remaining;
  return {
    ...current,
    open,
    incoming: current.incoming && {
      ...current.incoming,
      places: current.incoming.places.map(
        (place) => moveStretch(place, mapping, doc, 1) ?? { from: -1, to: -1 },
      ),
    },
    unsourced: current.unsourced.flatMap((words) => {
      const place = moveStretch(words, mapping, doc, 1);
      return place && isStillUnsourced(doc, { ...words, ...place }) ? [{ ...words, ...place }] : [];
    }),
    dropped: current.dropped + (undone ? 0 : waiting.length - remaining.length),
  };
}

/** Undo restores accepted suggestions; redo accepts them again. */
function historyOf(
  { accepted }: SuggestionsState,
  doc: Node,
): ((open: readonly Suggestion[]) => Suggestion[]) | null {
  const undone = accepted.findLast(({ before }) => before.eq(doc));
  if (undone) {
    const ids = new Set(undone.suggestions.map(({ id }) => id));
    return (open) => inOrder([...open.filter(({ id }) => !ids.has(id)), ...undone.suggestions]);
  }
  const redone = accepted.findLast(({ after }) => after.eq(doc));
  if (!redone) return null;
  const ids = new Set(redone.suggestions.map(({ id }) => id));
  return (open) => open.filter(({ id }) => !ids.has(id));
}

function moveStretch(stretch: TextRange, mapping: Mappable, doc: Node, side: -1 | 1): TextRange | null {
  if (isNewText(stretch)) {
    const { pos, deletedAcross } = mapping.mapResult(stretch.from, side);
    return deletedAcross ? null : { from: pos, to: pos };
  }
  const from = mapping.map(stretch.from, 1);
  const to = mapping.map(stretch.to, -1);
  if (from >= to) return null;
  const start = doc.resolve(from);
  return start.parent.isTextblock && start.sameParent(doc.resolve(to)) ? { from, to } : null;
}

function isStillUnsourced(doc: Node, { from, to, text }: UnsourcedWords): boolean {
  const { link } = doc.type.schema.marks;
  return textInRange(doc, from, to) === text && !(link && doc.rangeHasMark(from, to, link));
}

function applyAction(
  { doc }: Transaction,
  moved: SuggestionsState,
  current: SuggestionsState,
  action: SuggestionAction,
  before: Node,
): SuggestionsState {
  switch (action.type) {
    case 'add': {
      const open = moved.open.filter((one) => !action.suggestions.some((other) => overlap(one, other)));
      return {
        ...moved,
        open: inOrder([...open, ...action.suggestions]),
        currentId: action.suggestions[0]?.id ?? moved.currentId,
      };
    }
    case 'accept': {
      const suggestions = current.open.filter(({ id }) => action.ids.includes(id));
      return {
        ...moved,
        unsourced: [...moved.unsourced, ...newlyUnsourced(doc, suggestions)],
        accepted: [...moved.accepted, { before, after: doc, suggestions }].slice(-MAX_UNDO),
      };
    }
    case 'reject':
      return { ...moved, open: moved.open.filter(({ id }) => !action.ids.includes(id)) };
    case 'select':
      return { ...moved, currentId: action.id };
    case 'come':
      return { ...moved, incoming: action.coming };
    case 'mark':
      return { ...moved, unsourced: action.unsourced.filter((words) => isStillUnsourced(doc, words)) };
  }
}

/** In document order; stable for equal places. */
function inOrder(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.toSorted((one, other) => one.from - other.from);
}

function overlap(one: TextRange, other: TextRange): boolean {
  return !isNewText(one) && !isNewText(other) && one.from < other.to && other.from < one.to;
}

/** Positions of newly accepted unsourced statements, within the text of their suggestion. */
function newlyUnsourced(doc: Node, suggestions: readonly Suggestion[]): UnsourcedWords[] {
  const found: UnsourcedWords[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const words = textInRange(node, 0, node.content.size);
    for (const { text, unsourced } of suggestions) {
      const start = words.indexOf(plainWords(text));
      if (start === -1) continue;
      for (const statement of unsourced) {
        const from = position + 1 + words.indexOf(statement, start);
        const place = { from, to: from + statement.length, text: statement };
        if (from > position && isStillUnsourced(doc, place)) found.push(place);
      }
    }
    return false;
  });
  return found;
}
