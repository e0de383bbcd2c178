import { parseEditorDocument } from '@pagewright/contract/document';
import type { EditorDocument } from '@pagewright/contract/document';
import { ConversionError } from '../conversion-error.ts';
import type { ExportItem } from './export-types.ts';

/**
 * The document of an item.
 * @throws ConversionError if its stored content is not a document.
 */
export function documentOf(item: Pick<ExportItem, 'content'>): EditorDocument {
  const parse = parseEditorDocument(item.content);
  if (!parse.ok) throw new ConversionError(parse.reason, parse.path);
  return parse.document;
}
