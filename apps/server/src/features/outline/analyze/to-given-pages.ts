import type { GivenPage as ContractPage } from '@pagewright/contract/given-pages';
import { formatOf, type GivenPage } from '../../../research/index.ts';

/** Marks pages that a user supplied as HTML or text. */
export function toGivenPages(pages: readonly ContractPage[]): GivenPage[] {
  return pages.map(({ text, url, title }) => ({
    text,
    url,
    title,
    format: formatOf(text),
  }));
}
