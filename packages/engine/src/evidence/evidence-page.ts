import type { PageLink } from '../extraction/page-links.ts';
import type { Paper } from '../paper/types.ts';

/** A competitor's page as input of the analyses: its article, without the rest of the page. */
export interface EvidencePage {
  /** Where the page was found. Null for a text that the user supplied. */
  url: string | null;
  /** The article's title, '' if it has none. */
  title: string;
  paper: Paper;
  /** As the page states it (BCP 47), if known. */
  language?: string | null;
  /** Its links, if known: their texts name the pages that they lead to. */
  links?: readonly Pick<PageLink, 'href' | 'text' | 'inArticle' | 'inListBeside'>[];
}
