import type { WrittenText } from '@pagewright/contract/content';
import type { Node } from '@tiptap/pm/model';
import { textInRange } from './accept-suggestions.ts';
import type { Suggestion } from './suggestion.ts';
import type { TextRange } from './suggestions-state.ts';
import { randomId } from '../../../../lib/random-id.ts';

/**
 * Converts a response to suggestions at the requested places, which have moved along since. Leaves out those whose
 * words have changed.
 */
export function toSuggestions(
  { kind, pieces, sources, model, provenance }: WrittenText,
  doc: Node,
  places: readonly TextRange[],
  passages: readonly string[],
): Suggestion[] {
  return pieces.flatMap(({ passage, block, text, sources: at, unsourced }): Suggestion[] => {
    const place = places[passage ?? 0];
    if (!place || place.from < 0) return [];
    if (passage !== null && textInRange(doc, place.from, place.to) !== passages[passage]) return [];
    return [
      {
        id: randomId(),
        kind,
        ...place,
        block,
        text,
        sources: at.flatMap((index) => sources[index] ?? []),
        unsourced: unsourced.map(({ start, end }) => text.slice(start, end)),
        model,
        method: provenance.method,
      },
    ];
  });
}
