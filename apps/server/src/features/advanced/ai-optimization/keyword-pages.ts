import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

/** Questions that are looked at for one keyword, where a person named no more. */
export const QUESTIONS_MAX = 12;

/** A keyword with its pages, as they go into a thread. */
export interface KeywordPages {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  /** Questions that the results page shows. */
  readonly peopleAlsoAsk: readonly string[];
}

/** The same as the engine takes it. */
export function readKeywordPages({ pages, ...about }: KeywordPages) {
  return { ...about, pages: pages.map(readSerializedPage) };
}
