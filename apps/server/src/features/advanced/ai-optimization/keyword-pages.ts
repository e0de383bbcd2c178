import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** Maximum questions per keyword, unless a person names more. */
export const QUESTIONS_MAX = 12;

/** A keyword with its pages, in serializable form for a worker thread. */
export interface KeywordPages {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  /** Questions shown on the results page. */
  readonly peopleAlsoAsk: readonly string[];
}

/** Deserializes them for the engine. */
export function readKeywordPages({ pages, ...about }: KeywordPages) {
  return { ...about, pages: pages.map(readSerializedPage) };
}
