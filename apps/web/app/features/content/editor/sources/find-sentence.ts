import type { Node } from '@tiptap/pm/model';
import type { EditorRange } from '../rich-text/highlight-places.ts';

/** A number with its sign or unit, which carries the source link. */
const FIGURE = /[$€£]?\d[\d.,\u{A0}\u{202F}]*(?:[\s\u{A0}\u{202F}]?%|\s\p{L}+)?/u;
const LAST_WORDS = /\S+(?:\s\S+)?(?=[\s.!?…”"»]*$)/u;

/** A sentence's position in the document, and the words in it for the source link; null if it is gone. */
export function findSentence(
  doc: Node,
  sentence: string,
): { readonly whole: EditorRange; readonly words: EditorRange } | null {
  const pattern = new RegExp(
    sentence
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(String.raw`[\s\uFFFC]+`),
    'u',
  );
  let found: { whole: EditorRange; words: EditorRange } | null = null;
  doc.descendants((node, position) => {
    if (found !== null) return false;
    if (!node.isTextblock) return true;
    // An image or line break within a block is one character, as it is one position.
    const match = pattern.exec(node.textBetween(0, node.content.size, undefined, '\uFFFC'));
    if (!match) return false;
    const from = position + 1 + match.index;
    const words = FIGURE.exec(match[0]) ?? LAST_WORDS.exec(match[0]);
    const start = from + (words?.index ?? 0);
    found = {
      whole: { from, to: from + match[0].length },
      words: { from: start, to: start + (words?.[0].length ?? match[0].length) },
    };
    return false;
  });
  return found;
}
