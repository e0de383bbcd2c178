import type { EditorDocument } from '@pagewright/contract/document';
import type { LooseNode } from '../loose-node.ts';
import { toEditorDocument } from '../loose-node.ts';

/**
 * Reads plain text: empty lines separate paragraphs, other line breaks become breaks.
 * @throws ConversionError for NUL, lone surrogates, and more than a document can hold.
 */
export function readText(text: string): EditorDocument {
  const blocks: LooseNode[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0)
      blocks.push({ type: 'paragraph', content: [{ type: 'text', text: lines.join('\n') }] });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') close();
    else lines.push(line.trimEnd());
  }
  close();
  return toEditorDocument(blocks);
}
