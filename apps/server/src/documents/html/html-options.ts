import type { Spacing } from './whitespace.ts';

export type HtmlOptions = {
  /**
   * For foreign markup: empty paragraphs are removed, two consecutive line breaks start a new paragraph, and only the
   * main part of a whole web page is used. Otherwise everything visible is kept.
   */
  clean?: boolean;
  spacing?: Exclude<Spacing, 'keep'>;
  /** Treat line breaks as WordPress's classic editor does: one is a break, two start a new paragraph. */
  lineBreaks?: boolean;
  /** Use the main heading as the title and remove it from the document; with a string, only if it is equal. */
  takeTitle?: boolean | string;
  /**
   * Handling of links within the document: `settle` points them to its headings and drops broken ones, `drop` is for
   * sources whose anchors are lost. The default is `settle` with `clean`, else `keep`.
   */
  anchors?: 'keep' | 'settle' | 'drop';
  /** Returns another source for an image whose source cannot be stored (`data:`), or null. */
  storeImage?: (source: string) => string | null;
};

export type HtmlMeta = {
  title: string;
  description: string;
  keywords: string[];
  generator: string;
};
