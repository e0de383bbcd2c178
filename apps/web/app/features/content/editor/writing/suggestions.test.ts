import { getSchema } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from './suggestion.ts';
import { findWritingPlace } from './find-writing-place.ts';
import {
  acceptSuggestions,
  addSuggestions,
  rejectSuggestions,
  showIncoming,
  getSuggestions,
} from './suggestions-state.ts';
import { suggestionsPlugin } from './suggestions.ts';

const schema = getSchema([StarterKit]);
const link = { type: 'link', attrs: { href: 'https://garden.example/' } };
const p = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 ? { content } : {}) });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });

/** 1-22 'A barrel saves water.', 24-44 'It holds 50 gallons.' */
const DOC = { type: 'doc', content: [p(text('A barrel saves water.')), p(text('It holds 50 gallons.'))] };

const open = (doc: object = DOC): EditorState =>
  EditorState.create({ doc: Node.fromJSON(schema, doc), plugins: [history(), suggestionsPlugin()] });

const suggestion = (id: string, more: Partial<Suggestion>): Suggestion => ({
  id,
  kind: 'rewrite',
  from: 0,
  to: 0,
  block: 'paragraph',
  text: '',
  sources: [],
  unsourced: [],
  model: null,
  method: 'test',
  ...more,
});
const FIRST = suggestion('first', { from: 1, to: 22, text: 'Barrels keep rain.' });
const SECOND = suggestion('second', { from: 24, to: 44, text: 'It holds 50 gallons and more.' });

const linesOf = ({ doc }: EditorState): string[] => doc.children.map((node) => node.textContent);
const idsOf = (state: EditorState): string[] => getSuggestions(state).open.map(({ id }) => id);
const wordsOf = (state: EditorState): string[] =>
  getSuggestions(state).open.map(({ from, to }) => state.doc.textBetween(from, to));

/** Runs a history command. */
function run(command: typeof undo, state: EditorState): EditorState {
  let next = state;
  command(state, (transaction: Transaction) => {
    next = state.apply(transaction);
  });
  return next;
}

describe('a suggestion next to the text', () => {
  it('does not change the document, nor does removing it', () => {
    const start = open();
    const state = start.apply(addSuggestions(start, [FIRST, SECOND]));
    expect(state.doc.eq(start.doc)).toBe(true);
    expect(getSuggestions(state).currentId).toBe('first');
    const rest = state.apply(rejectSuggestions(state, ['first']));
    expect([idsOf(rest), getSuggestions(rest).currentId]).toEqual([['second'], 'second']);
    expect(rest.doc.eq(start.doc)).toBe(true);
    expect(undo(rest)).toBe(false);
  });

  it('moves along with text typed before it or at its ends', () => {
    const start = open();
    let state = start.apply(addSuggestions(start, [FIRST, SECOND]));
    state = state.apply(state.tr.insertText('Note: ', 1));
    expect(wordsOf(state)).toEqual(['A barrel saves water.', 'It holds 50 gallons.']);
    state = state.apply(state.tr.insertText(' Yes.', 28));
    expect(wordsOf(state)).toEqual(['A barrel saves water.', 'It holds 50 gallons.']);
    expect(linesOf(state)[0]).toBe('Note: A barrel saves water. Yes.');
    expect(linesOf(state.apply(acceptSuggestions(state, ['first'])))[0]).toBe(
      'Note: Barrels keep rain. Yes.',
    );
  });

  it('includes text typed within it, and is dropped when its place is deleted', () => {
    const start = open();
    let state = start.apply(addSuggestions(start, [FIRST, SECOND]));
    state = state.apply(state.tr.insertText('n old', 2));
    expect(wordsOf(state)[0]).toBe('An old barrel saves water.');
    state = state.apply(state.tr.delete(1, 27));
    expect(idsOf(state)).toEqual(['second']);
    expect(getSuggestions(state).dropped).toBe(1);
    const split = state.apply(state.tr.split(10));
    expect(idsOf(split)).toEqual([]);
    expect(getSuggestions(split).dropped).toBe(2);
  });

  it('is replaced when other words are requested for the same place', () => {
    const start = open();
    let state = start.apply(addSuggestions(start, [FIRST, SECOND]));
    state = state.apply(addSuggestions(state, [suggestion('third', { from: 3, to: 9, text: 'Butts' })]));
    expect(idsOf(state)).toEqual(['third', 'second']);
  });
});

describe('accepting', () => {
  it('is one step; undo restores the suggestion and redo accepts it again', () => {
    const start = open();
    let state = start.apply(start.tr.insertText('!', 44));
    state = state.apply(addSuggestions(state, [FIRST, SECOND]));
    const before = linesOf(state);
    state = state.apply(acceptSuggestions(state, ['first']));
    expect(linesOf(state)).toEqual(['Barrels keep rain.', 'It holds 50 gallons.!']);
    expect(idsOf(state)).toEqual(['second']);
    const undone = run(undo, state);
    expect(linesOf(undone)).toEqual(before);
    expect(idsOf(undone)).toEqual(['first', 'second']);
    const redone = run(redo, undone);
    expect(linesOf(redone)).toEqual(linesOf(state));
    expect(idsOf(redone)).toEqual(['second']);
    expect(getSuggestions(redone).dropped).toBe(0);
  });

  it('applies all at once', () => {
    const start = open();
    let state = start.apply(addSuggestions(start, [FIRST, SECOND]));
    state = state.apply(acceptSuggestions(state, idsOf(state)));
    expect(linesOf(state)).toEqual(['Barrels keep rain.', 'It holds 50 gallons and more.']);
    expect(linesOf(run(undo, state))).toEqual(linesOf(start));
  });

  it('keeps the links of words that stay', () => {
    const doc = {
      type: 'doc',
      content: [p(text('A barrel saves '), text('water', link), text('. It is so.'))],
    };
    const start = open(doc);
    const short = suggestion('short', { from: 1, to: 33, text: 'A barrel saves water.' });
    const state = start.apply(addSuggestions(start, [short]));
    const accepted = state.apply(acceptSuggestions(state, ['short']));
    expect(accepted.doc.firstChild!.toJSON()).toMatchObject({
      content: [{ text: 'A barrel saves ' }, { text: 'water', marks: [{ type: 'link' }] }, { text: '.' }],
    });
  });

  it('inserts new blocks in order, whichever is accepted first, and a quotation names its page', () => {
    const doc = { type: 'doc', content: [p(text('Start.')), p(), p(text('End.'))] };
    const start = open(doc);
    const source = { pageId: 'x', title: 'Garden', url: 'https://garden.example/' };
    const at = { from: 10, to: 10, kind: 'draft' as const };
    const pieces = [
      suggestion('quote', { ...at, block: 'quote', text: 'One.', sources: [source] }),
      suggestion('bullet', { ...at, block: 'bullet', text: 'Two.' }),
      suggestion('more', { ...at, block: 'bullet', text: 'Three.' }),
    ];
    const state = start.apply(addSuggestions(start, pieces));
    const all = state.apply(acceptSuggestions(state, ['quote', 'bullet', 'more']));
    expect(linesOf(all)).toEqual(['Start.', 'One.— Garden', 'Two.Three.', 'End.']);
    expect(all.doc.child(2).childCount).toBe(2);
    expect(JSON.stringify(all.doc.child(1).toJSON())).toContain('"href":"https://garden.example/"');

    let apart = state.apply(acceptSuggestions(state, ['bullet']));
    expect(linesOf(apart)).toEqual(['Start.', 'Two.', 'End.']);
    apart = apart.apply(acceptSuggestions(apart, ['quote']));
    apart = apart.apply(acceptSuggestions(apart, ['more']));
    expect(linesOf(apart)).toEqual(linesOf(all));
  });

  it('marks unsourced statements until they are linked or changed', () => {
    const start = open();
    const figure = { ...SECOND, text: 'It holds 60 gallons.', unsourced: ['60'] };
    let state = start.apply(addSuggestions(start, [figure]));
    state = state.apply(acceptSuggestions(state, ['second']));
    const marked = getSuggestions(state).unsourced;
    expect(marked.map(({ from, to }) => state.doc.textBetween(from, to))).toEqual(['60']);
    const { from, to } = marked[0]!;
    const typed = state.apply(state.tr.insertText('About ', 1));
    expect(getSuggestions(typed).unsourced).toMatchObject([{ from: from + 6 }]);
    const linked = state.apply(state.tr.addMark(from, to, schema.marks['link']!.create(link.attrs)));
    expect(getSuggestions(linked).unsourced).toEqual([]);
    expect(getSuggestions(state.apply(state.tr.insertText('5', from, to))).unsourced).toEqual([]);
  });
});

describe('the place of writing', () => {
  const select = (state: EditorState, from: number, to = from): EditorState =>
    state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));

  it('is the cursor’s paragraph or the selected words, paragraph by paragraph', () => {
    const cursor = findWritingPlace(select(open(), 5), 'rewrite');
    expect(cursor).toMatchObject({
      passages: ['A barrel saves water.'],
      before: '',
      after: 'It holds 50 gallons.',
    });
    const words = findWritingPlace(select(open(), 9, 32), 'shorten');
    expect(words).toMatchObject({
      passages: ['saves water.', 'It holds'],
      places: [
        { from: 10, to: 22 },
        { from: 24, to: 32 },
      ],
      before: 'A barrel',
      after: '50 gallons.',
    });
    expect(findWritingPlace(open({ type: 'doc', content: [p()] }), 'rewrite')).toBeNull();
  });

  it('is after the cursor’s block for new text, under the heading above it', () => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Why')] };
    const doc = { type: 'doc', content: [heading, p(text('So.')), p(text('End.'))] };
    expect(findWritingPlace(select(open(doc), 7), 'draft')).toEqual({
      places: [{ from: 10, to: 10 }],
      passages: [],
      before: 'Why\n\nSo.',
      after: 'End.',
      heading: 'Why',
    });
  });

  it('moves along while the text arrives', () => {
    const start = open();
    let state = start.apply(showIncoming(start, { places: [{ from: 24, to: 44 }], text: '' }));
    state = state.apply(state.tr.insertText('Note: ', 1));
    expect(getSuggestions(state).incoming?.places).toEqual([{ from: 30, to: 50 }]);
    state = state.apply(state.tr.delete(30, 50));
    expect(getSuggestions(state).incoming?.places).toEqual([{ from: -1, to: -1 }]);
  });
});
