import { parseEditorDocument, type EditorDocument } from '@pagewright/contract/document';

/** Parses a stored document; null if it is empty or invalid. */
export function readDocument(content: string): EditorDocument | null {
  if (content === '') return null;
  const parsed = parseEditorDocument(content);
  return parsed.ok ? parsed.document : null;
}
