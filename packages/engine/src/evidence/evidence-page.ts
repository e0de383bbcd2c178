import type { Paper } from '../paper/types.ts';

/** A competitor's page as input of the analyses: its article, without the rest of the page. */
export interface EvidencePage {
  /** Where the page was found. Null for a text that the user supplied. */
  url: string | null;
  /** The article's title, '' if it has none. */
  title: string;
  paper: Paper;
}
