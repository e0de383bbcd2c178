import { documentText, emptyDocument, parseEditorDocument } from '@pagewright/contract/document';
import { keywordDensity } from '@pagewright/engine';
import { writeHtml } from '../../../documents/html/write-html.ts';

/** Characters of the first words of a text. */
export const BEGINNING_LENGTH = 400;

/** A text as the HTML of a page, before what a page adds. */
export interface WrittenPage {
  readonly html: string;
  /** The first words, in one line. */
  readonly beginning: string;
  /** Addresses of its pictures as HTML has them, in their order. */
  readonly sources: readonly string[];
  /** Code of the language that it is written in; English where that cannot be told. */
  readonly language: string;
}

/** Writes the text of an article for a page. Takes long for a long text, so the server does it in a thread. */
export function writePage(content: string): WrittenPage {
  const parsed = parseEditorDocument(content);
  const document = parsed.ok ? parsed.document : emptyDocument();
  const html = writeHtml(document, { for: 'page' });
  const { code } = keywordDensity(document, []).language;
  return {
    html,
    beginning: documentText(document).slice(0, BEGINNING_LENGTH).replaceAll(/\s+/g, ' ').trim(),
    sources: [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source = '']) => source),
    language: code === 'und' ? 'en' : code,
  };
}
