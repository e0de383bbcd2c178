import { UNIT } from '../paper/paper-builder.ts';
import type { Paper } from '../paper/types.ts';

/** The text of a paper in reading order, one paragraph per line, without images. */
export function paperText(paper: Paper): string {
  return paper.blocks
    .flatMap((block) => block.text.replaceAll(UNIT, '').split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
