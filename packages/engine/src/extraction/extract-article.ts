import type { Paper } from '../paper/types.ts';
import { baseOf } from './page-base.ts';
import { readFaqs } from './faqs.ts';
import type { FaqEntry } from './faqs.ts';
import { readPageHead } from './page-head.ts';
import type { PageHead } from './page-head.ts';
import { readLinks } from './page-links.ts';
import type { PageLink } from './page-links.ts';
import { readPageTree } from './page-tree.ts';
import { paperText } from './paper-text.ts';
import { selectArticle } from './select-article.ts';
import { textAround } from './text-around.ts';
import { writeArticle } from './write-article.ts';

/** The article of a page, without the page around it. What the page does not say is null. */
export interface ExtractedArticle extends Omit<PageHead, 'titles' | 'records'> {
  /** Address that the page was given under; null when none was. */
  url: string | null;
  /** The article's blocks, links and images; the title is not among them. */
  paper: Paper;
  /** The article's words in reading order, one paragraph a line, without the title and captions. */
  text: string;
  /**
   * Lines of text that stand around the article: what it leaves out of lists of links, asides, headers and footers; at most
   * 50,000 UTF-16 units. Absent where no page was read.
   */
  around?: readonly string[];
  /** All links of the page, those around the article included. */
  links: readonly PageLink[];
  /** Questions and answers of the page's FAQ markup. */
  faqs: readonly FaqEntry[];
  /** Whether no article was found, so that paper and text are the whole body. */
  isFallback: boolean;
  provenance: { kind: 'measured'; method: 'text-and-link-density' };
}

/**
 * Finds the article of a page and what the page says of itself. `url` makes its links absolute. Takes time in
 * proportion to the page; never throws: of what is no HTML it gives the text, as a fallback.
 */
export function extractArticle(html: string, url: string | null): ExtractedArticle {
  const nodes = readPageTree(html);
  const address = baseOf(nodes, url ?? '');
  const { titles, records, ...head } = readPageHead(nodes, address);
  const selection = selectArticle(nodes, titles, `${head.title} ${head.description}`);
  const paper = writeArticle(nodes, selection, address);
  return {
    ...head,
    url,
    paper,
    text: paperText(paper),
    around: textAround(nodes, selection),
    links: readLinks(nodes, selection, address),
    faqs: readFaqs(nodes, records),
    isFallback: selection.isFallback,
    provenance: { kind: 'measured', method: 'text-and-link-density' },
  };
}
