import type { Paper } from '../paper/types.ts';
import { pageBase } from './page-base.ts';
import { readFaqs } from './faqs.ts';
import type { FaqEntry } from './faqs.ts';
import { readPageHead } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import { readLinks } from './page-links.ts';
import type { PageLink } from './page-links.ts';
import { parsePageTree } from './page-tree.ts';
import { paperText } from './paper-text.ts';
import { selectArticle } from './select-article.ts';
import { textAroundArticle } from './text-around.ts';
import { writeArticle } from './write-article.ts';

/** The article of a page, without the surrounding page. Missing metadata is null. */
export interface ExtractedArticle extends Omit<PageHead, 'titles' | 'records'> {
  /** Address the page was given under; null if none. */
  url: string | null;
  /** The article's blocks, links, and images, without the title. */
  paper: Paper;
  /** The article's text in reading order, one paragraph per line, without title and captions. */
  text: string;
  /**
   * Lines of text around the article: link lists, asides, headers, and footers; at most 50,000 UTF-16 units. Absent if
   * no page was read.
   */
  around?: readonly string[];
  /** All links of the page, including those around the article. */
  links: readonly PageLink[];
  /** Questions and answers of the page's FAQ markup. */
  faqs: readonly FaqEntry[];
  /** Whether no article was found, so that paper and text are the whole body. */
  isFallback: boolean;
  provenance: { kind: 'measured'; method: 'text-and-link-density' };
}

/**
 * Finds the article and metadata of a page. `url` makes its links absolute. Linear time; never throws: for non-HTML it
 * returns the text as a fallback.
 */
export function extractArticle(html: string, url: string | null): ExtractedArticle {
  const nodes = parsePageTree(html);
  const address = pageBase(nodes, url ?? '');
  const { titles, records, ...head } = readPageHead(nodes, address);
  const selection = selectArticle(nodes, titles, `${head.title} ${head.description}`);
  const paper = writeArticle(nodes, selection, address);
  return {
    ...head,
    url,
    paper,
    text: paperText(paper),
    around: textAroundArticle(nodes, selection),
    links: readLinks(nodes, selection, address),
    faqs: readFaqs(nodes, records),
    isFallback: selection.isFallback,
    provenance: { kind: 'measured', method: 'text-and-link-density' },
  };
}
