import type { Paper } from '../paper/types.ts';

/** A competitor's page as the analyses take it: its article, without the page around it. */
export interface EvidencePage {
  /** Where the page was found; null for a text that a person gave. */
  url: string | null;
  /** The article's title, '' when it has none. */
  title: string;
  paper: Paper;
}
