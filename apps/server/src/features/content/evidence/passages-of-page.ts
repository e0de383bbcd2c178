import type { ExtractedEvidencePage } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** UTF-16 units of one page, about 10,000 words. */
const TEXT_MAX = 60_000;

/** Returns a page with the part of its text that passages are taken from. */
export function passagesOfPage(
  serialized: Pick<SerializedPage, 'url' | 'title' | 'article'>,
): ExtractedEvidencePage & Record<string, unknown> {
  const page = readSerializedPage(serialized);
  let left = TEXT_MAX;
  const blocks = page.paper.blocks.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
  return { ...page, paper: { ...page.paper, blocks } };
}
