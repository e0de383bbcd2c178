import { documentText, type EditorDocument } from '@pagewright/contract/document';

/** The beginning of a document's text, and whether there is more. */
export interface DocumentText {
  readonly text: string;
  readonly isCut: boolean;
}

/** The texts of stored documents, each up to so many characters. Runs in worker threads. */
export function readDocumentTexts(contents: readonly string[], max: number): DocumentText[] {
  return contents.map((content) => {
    const text = documentText(JSON.parse(content) as EditorDocument);
    return { text: text.slice(0, max).toWellFormed(), isCut: text.length > max };
  });
}
