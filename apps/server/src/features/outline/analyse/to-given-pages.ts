import type { GivenPage as ContractPage } from '@pagewright/contract/given-pages';
import type { GivenPage } from '../../../research/index.ts';

/** What begins like markup and closes some; text that only uses `<` is none. */
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|[a-z][^<>]*>[\s\S]*<\/)/i;

/** Pages that a person gave, told apart as HTML and text. */
export function toGivenPages(pages: readonly ContractPage[]): GivenPage[] {
  return pages.map(({ text, url, title }) => ({
    text,
    url,
    title,
    format: MARKUP.test(text) ? 'html' : 'text',
  }));
}
