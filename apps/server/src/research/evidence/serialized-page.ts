import { countWords } from '@pagewright/contract/document';
import type { ExtractedEvidencePage, Paper } from '@pagewright/engine';
import { deserialize, serialize, type Serialized } from '../../platform/compute/serialized.ts';

/** A page of the evidence whose article is read by jobs in threads only; see `Serialized`. */
export interface SerializedPage extends Pick<ExtractedEvidencePage, 'url' | 'title'> {
  /** Words of the article. */
  readonly words: number;
  /** Whether the page is longer than what is read of a page. */
  readonly isCut: boolean;
  readonly article: Serialized<Pick<ExtractedEvidencePage, 'paper' | 'faqs'>>;
}

/** Packs a page for jobs. `isCut`: only its beginning was read. */
export function serializePage(
  { url, title, paper, faqs }: ExtractedEvidencePage,
  isCut = false,
): SerializedPage {
  return { url, title, words: wordsOf(paper), isCut, article: serialize({ paper, faqs }) };
}

/** A page as the engine takes it: to be called inside a job. */
export function readSerializedPage({
  url,
  title,
  article,
}: Pick<SerializedPage, 'url' | 'title' | 'article'>): ExtractedEvidencePage {
  return { url, title, ...deserialize(article) };
}

function wordsOf({ blocks }: Paper): number {
  return countWords(blocks.map(({ text }) => text).join('\n'));
}
