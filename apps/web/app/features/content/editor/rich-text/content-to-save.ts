import { normalizeDocument } from '@pagewright/contract/document';
import type { Editor, JSONContent } from '@tiptap/core';

const isParagraph = ({ type }: JSONContent): boolean => type === 'paragraph';

/** The text as it is saved. */
export function contentToSave(editor: Editor): string {
  return serializeDocument(editor.getJSON());
}

/**
 * A document as it is saved: canonical editor JSON, so that undone typing is no change, without the empty last line
 * that the editor keeps after a list, table, or image.
 */
export function serializeDocument({ content = [], ...document }: JSONContent): string {
  const [last, before] = [content.at(-1), content.at(-2)];
  const isKept = last && before && isParagraph(last) && !last.content && !isParagraph(before);
  const written = { ...document, content: isKept ? content.slice(0, -1) : content };
  const normal = normalizeDocument(written);
  return JSON.stringify(normal.ok ? normal.document : written);
}
