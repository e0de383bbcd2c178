import { countWords } from '@pagewright/contract/document';
import type { ExtractedEvidencePage, Paper } from '@pagewright/engine';
import { deserialize, serialize, type Serialized } from '../../platform/compute/serialized.ts';

/** A page of the evidence. Its article is only read by jobs in worker threads; see `Serialized`. */
export interface SerializedPage extends Pick<ExtractedEvidencePage, 'url' | 'title'> {
  /** Words of the article. */
  readonly words: number;
  /** Whether the page was truncated. */
  readonly isCut: boolean;
  readonly article: Serialized<Pick<ExtractedEvidencePage, 'paper' | 'faqs'>>;
}

/** Packs a page for jobs. `isCut`: it was truncated. */
export function serializePage(
  { url, title, paper, faqs }: ExtractedEvidencePage,
  isCut = false,
): SerializedPage {
  return { url, title, words: wordsOf(paper), isCut, article: serialize({ paper, faqs }) };
}

/** Unpacks a page for the engine. Call it inside a job. */
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
