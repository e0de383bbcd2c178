import type { Spacing } from './whitespace.ts';

export type HtmlOptions = {
  /**
   * For markup from elsewhere: empty paragraphs go, two line breaks in a row begin a new paragraph, and of a whole
   * web page only the main part is taken. Without it everything that would be shown is kept.
   */
  clean?: boolean;
  spacing?: Exclude<Spacing, 'keep'>;
  /** Line breaks mean what they mean to WordPress's classic editor: one is a break, two a new paragraph. */
  lineBreaks?: boolean;
  /** The main heading becomes the title and is taken out of the document; with a text, only where it says that. */
  takeTitle?: boolean | string;
  /**
   * What becomes of links to places inside the document: `settle` leads them to its headings and drops those that lead
   * nowhere, `drop` is for sources whose places are lost. In clean reading `settle`, else `keep`.
   */
  anchors?: 'keep' | 'settle' | 'drop';
  /** Gives an image whose source cannot be stored (`data:`) another source, or null. */
  storeImage?: (source: string) => string | null;
};

export type HtmlMeta = {
  title: string;
  description: string;
  keywords: string[];
  generator: string;
};
