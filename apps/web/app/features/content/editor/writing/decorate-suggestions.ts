import type { Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textInRange } from './accept-suggestions.ts';
import { diffWords } from './diff-words.ts';
import { plainWords } from './suggested-nodes.ts';
import { isNewText, type Suggestion } from './suggestion.ts';
import type { SuggestionsState } from './suggestions-state.ts';

/** Marks elements of the text that belong to a suggestion. */
export const SUGGESTION_ATTRIBUTE = 'data-suggestion';

interface Wordings {
  readonly unsourced: string;
}

/** Renders suggestions: deletions are struck, insertions are next to them. The document does not change. */
export function decorateSuggestions(doc: Node, state: SuggestionsState, m: Wordings): DecorationSet {
  const { open, currentId, incoming, unsourced } = state;
  const drawn = open.flatMap((suggestion, order) =>
    draw(doc, suggestion, suggestion.id === currentId, order),
  );
  for (const { from, to } of unsourced)
    drawn.push(Decoration.inline(from, to, { class: 'unsourced', title: m.unsourced }));
  const place = incoming?.places.find(({ from }) => from >= 0);
  if (incoming && place) {
    for (const { from, to } of incoming.places)
      if (from < to) drawn.push(Decoration.inline(from, to, { class: 'awaiting' }));
    const end = incoming.places.findLast(({ to }) => to >= 0)?.to ?? place.to;
    const tag = isNewText(place) ? 'div' : 'span';
    drawn.push(
      Decoration.widget(end, () => element(tag, incoming.text, { class: 'coming', [STREAM]: '' }), {
        side: 1,
        ignoreSelection: true,
        key: `coming ${incoming.text.length}`,
      }),
    );
  }
  return DecorationSet.create(doc, drawn);
}

const STREAM = 'data-coming';

function draw(doc: Node, suggestion: Suggestion, isCurrent: boolean, order: number): Decoration[] {
  const { id, from, to, text } = suggestion;
  const attributes = { [SUGGESTION_ATTRIBUTE]: id, ...(isCurrent ? { 'data-current': '' } : {}) };
  const key = `${id} ${isCurrent}`;
  if (isNewText(suggestion)) {
    const created = (): HTMLElement => newBlock(suggestion, attributes);
    return [Decoration.widget(from, created, { side: 1 + order / 1000, ignoreSelection: true, key })];
  }
  let at = from;
  return diffWords(textInRange(doc, from, to), text).flatMap((part): Decoration[] => {
    if (part.kind === 'added') {
      const created = (): HTMLElement => element('ins', plainWords(part.text), attributes);
      return [Decoration.widget(at, created, { side: 1, ignoreSelection: true, key: `${key} ${part.text}` })];
    }
    const start = at;
    at += part.text.length;
    return part.kind === 'kept'
      ? [Decoration.inline(start, at, { class: 'around', ...attributes })]
      : [Decoration.inline(start, at, { nodeName: 'del', ...attributes })];
  });
}

function newBlock({ block, text, sources }: Suggestion, attributes: Record<string, string>): HTMLElement {
  const frame = element('div', '', { class: 'suggested', 'data-block': block, ...attributes });
  frame.append(element('ins', plainWords(text), {}));
  const [source] = sources;
  if (block === 'quote' && source) frame.append(element('cite', source.title || (source.url ?? ''), {}));
  return frame;
}

/** Only inserted as text, so that generated output never becomes HTML. */
function element(name: string, text: string, attributes: Record<string, string>): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  created.contentEditable = 'false';
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  return created;
}
