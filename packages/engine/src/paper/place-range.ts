import type { EditorRange, Paper, Place } from './types.ts';

/**
 * Editor positions of a place. Null if the paper did not come from the editor or has no such block. Offsets outside the
 * block are clamped.
 */
export function placeRange(paper: Paper, place: Place): EditorRange | null {
  const block = paper.blocks[place.block];
  if (block === undefined || block.position < 0) return null;
  if (block.kind === 'image') return { from: block.position, to: block.position + 1 };
  const start = Math.min(Math.max(place.start, 0), block.text.length);
  const end = Math.min(Math.max(place.end, start), block.text.length);
  return { from: block.position + start, to: block.position + end };
}
