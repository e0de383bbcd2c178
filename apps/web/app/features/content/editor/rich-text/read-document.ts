import { parseEditorDocument, type EditorDocument } from '@pagewright/contract/document';

/** The document of a stored text; null where it is empty or not one. */
export function readDocument(content: string): EditorDocument | null {
  if (content === '') return null;
  const parsed = parseEditorDocument(content);
  return parsed.ok ? parsed.document : null;
}
