import type { EditorDocument, EditorNode } from './nodes.ts';

/** The separator between the texts of two blocks. */
export const BLOCK_SEPARATOR = '\n\n';

function collectTexts(node: EditorNode, texts: string[]): void {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock') {
    texts.push((node.content ?? []).map((part) => (part.type === 'text' ? part.text : '\n')).join(''));
    return;
  }
  if (!('content' in node)) return;
  for (const child of node.content ?? []) collectTexts(child, texts);
}

/** The text of a document: the text of each nonempty block, two line breaks between blocks, one for a hard break. */
export function documentText(document: EditorDocument): string {
  const texts: string[] = [];
  collectTexts(document, texts);
  return texts.filter((text) => text !== '').join(BLOCK_SEPARATOR);
}

/** The number of tokens between white space. */
export function countWords(text: string): number {
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) count += 1;
  return count;
}
