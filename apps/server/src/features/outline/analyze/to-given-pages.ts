import type { GivenPage as ContractPage } from '@pagewright/contract/given-pages';
import { formatOf, type GivenPage } from '../../../research/index.ts';

/** Pages that a person gave, told apart as HTML and text. */
export function toGivenPages(pages: readonly ContractPage[]): GivenPage[] {
  return pages.map(({ text, url, title }) => ({
    text,
    url,
    title,
    format: formatOf(text),
  }));
}
