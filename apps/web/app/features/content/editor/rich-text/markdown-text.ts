import { MARKDOWN_HEADING } from '@pagewright/contract/markdown-heading';

/** Each proves on its own that a text is Markdown. */
const SIGNS: readonly RegExp[] = [
  MARKDOWN_HEADING,
  // A closed code block.
  /(?:^|\n) {0,3}(`{3,}|~{3,})[^\n`]*\n(?:[^\n]*\n)*? {0,3}\1[ \t]*(?:\n|$)/,
  // Two consecutive list items.
  /(?:^|\n) {0,3}[-*+][ \t]+\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+][ \t]+\S/,
  /(?:^|\n) {0,3}\d{1,9}([.)])[ \t]+\S[^\n]*\n(?:[ \t]*\n)?[ \t]*\d{1,9}\1[ \t]+\S/,
  // The line below a table header.
  /\|[^\n]*\n {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?[ \t]*(?:\n|$)/,
  // A link or image.
  /\[[^\]\n]+\]\((?:<[^>\n]+>|[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(?:[ \t]+"[^"\n]*")?\)/,
  // Bold text.
  /(?<![\w*])\*\*(?=[^\s*])[^*\n]+(?<=[^\s*])\*\*(?![\w*])/,
  // Inline code.
  /(?<![\w`])`[^`\n]+`(?![\w`])/,
];

/** Longer texts are not examined and pasted as is. */
const LENGTH_MAX = 500_000;

/** Whether a plain text is certainly Markdown. Takes linear time. */
export function isMarkdown(text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return SIGNS.some((sign) => sign.test(lines));
}
