import { property } from '@pagewright/contract/errors';
import type { Node } from '@tiptap/pm/model';
import { textInRange } from './accept-suggestions.ts';
import { isNewText, type Suggestion } from './suggestion.ts';
import type { TextRange, SuggestionsState, UnsourcedWords } from './suggestions-state.ts';

/** How to find a place again in a text that may have changed: by the words of its block, preferring the same index. */
interface Anchor {
  readonly index: number;
  readonly block: string;
  readonly offset: number;
  readonly words: string;
}

interface Anchored<Kept> {
  readonly kept: Kept;
  readonly anchor: Anchor;
}

interface KeptItem {
  readonly open: readonly Anchored<Suggestion>[];
  readonly unsourced: readonly Anchored<UnsourcedWords>[];
}

const keyOf = (itemId: string): string => `pagewright.suggestions.${itemId}`;

/** Stores an item's pending suggestions in session storage, so that they survive a reload. */
export function storeSuggestions(
  itemId: string,
  doc: Node,
  { open, unsourced }: Pick<SuggestionsState, 'open' | 'unsourced'>,
): void {
  const stored: KeptItem = {
    open: open.map((one) => ({ kept: one, anchor: anchorOf(doc, one) })),
    unsourced: unsourced.map((one) => ({ kept: one, anchor: anchorOf(doc, one) })),
  };
  try {
    if (open.length + unsourced.length === 0) sessionStorage.removeItem(keyOf(itemId));
    else sessionStorage.setItem(keyOf(itemId), JSON.stringify(stored));
  } catch {
    // Storage can be off or full; then a reload asks again, and everything else works.
  }
}

/** An item's stored suggestions at their places in the current text; `lost` counts those without a place. */
export function restoreSuggestions(
  itemId: string,
  doc: Node,
): Pick<SuggestionsState, 'open' | 'unsourced'> & { readonly lost: number } {
  const stored = readKept(itemId);
  const open = stored.open.flatMap(({ kept: one, anchor }) => placed(doc, one, anchor));
  const unsourced = stored.unsourced.flatMap(({ kept: one, anchor }) => placed(doc, one, anchor));
  return { open, unsourced, lost: stored.open.length - open.length };
}

/** A stored object at its place in a text that may have changed; empty if the place is gone. */
function placed<Kept extends TextRange>(doc: Node, stored: Kept, anchor: Anchor): Kept[] {
  const place = isNewText(stored) ? findBoundary(doc, anchor) : findWords(doc, anchor);
  return place ? [{ ...stored, ...place }] : [];
}

/**
 * Remembers suggestions with their places. The returned function restores those that still have a place in a later
 * text.
 */
export function rememberPositions(
  doc: Node,
  suggestions: readonly Suggestion[],
): (later: Node) => Suggestion[] {
  const anchored = suggestions.map((one) => ({ one, anchor: anchorOf(doc, one) }));
  return (later) => anchored.flatMap(({ one, anchor }) => placed(later, one, anchor));
}

function anchorOf(doc: Node, { from, to }: TextRange): Anchor {
  const at = doc.resolve(from);
  if (from === to) {
    const block = at.nodeBefore?.textContent ?? '';
    return { index: at.index(0), block, offset: 0, words: '' };
  }
  const index = textblocks(doc).findIndex(({ start }) => start === at.start());
  const block = textInRange(at.parent, 0, at.parent.content.size);
  return { index, block, offset: at.parentOffset, words: textInRange(doc, from, to) };
}

function textblocks(doc: Node): { start: number; words: string }[] {
  const found: { start: number; words: string }[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) found.push({ start: position + 1, words: textInRange(node, 0, node.content.size) });
    return !node.isTextblock;
  });
  return found;
}

function findWords(doc: Node, { index, block, offset, words }: Anchor): TextRange | null {
  const all = textblocks(doc);
  const same = [all[index], ...all].find((one) => one?.words === block);
  const at = same
    ? { start: same.start, offset }
    : all
        .map((one) => ({ start: one.start, offset: one.words.indexOf(words) }))
        .find((one) => one.offset >= 0);
  return at && words !== '' ? { from: at.start + at.offset, to: at.start + at.offset + words.length } : null;
}

/** The position after a top-level block with the same words. */
function findBoundary(doc: Node, { index, block }: Anchor): TextRange | null {
  const ends: { at: number; text: string }[] = [{ at: 0, text: '' }];
  doc.forEach((node, offset) => ends.push({ at: offset + node.nodeSize, text: node.textContent }));
  const own = ends[index];
  const found = own?.text === block ? own : ends.find(({ text }) => text === block && block !== '');
  return found ? { from: found.at, to: found.at } : null;
}

function readKept(itemId: string): KeptItem {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(itemId)) ?? 'null');
    // Written by this code; data of another version is detected by its shape and ignored.
    const isKept = Array.isArray(property(value, 'open')) && Array.isArray(property(value, 'unsourced'));
    return isKept ? (value as KeptItem) : { open: [], unsourced: [] };
  } catch {
    return { open: [], unsourced: [] };
  }
}
